/* Ninja Taisen played against itself, fast enough to learn from: the rules (T6-T19), the linear evaluation of
 * evaluate.py, and a small net that is added to it. Built and called by library.py, never part of the game.
 * tests/test_taisen_net.py compares every turn of many positions with the game's own rules. */

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { TILES = 11, LAST = 10, NINJAS = 10, SHOGUN = 9, NEAR = 6, COUNTS = 38, TURN_LIMIT = 300 };
enum { MOST_BOARDS = 4096, BUCKETS = 8192, HIDDEN = 32, DEPTHS = 3, INPUTS = 2 * TILES * NINJAS * DEPTHS };
enum { AT = 4, STACK = 14, OPEN = 24, GUARDED = 30, WINS = 36, LOSES = 37 };
enum { NOBODY = -1, DRAW = 2 };

static const int STRENGTH[NINJAS] = {1, 2, 3, 1, 2, 3, 1, 2, 3, 4};
static const int SUIT[NINJAS] = {0, 0, 0, 1, 1, 1, 2, 2, 2, 3};
static const int FACES[6] = {1, 1, 1, 2, 2, 3};
static const double SHOWS[4] = {0.0, 1.0 / 2, 1.0 / 3, 1.0 / 6};

/* A side's tiles count from its own village, so that both sides look the same. */
typedef struct {
    int8_t stack[2][TILES][NINJAS];
    int8_t size[2][TILES];
    int8_t left[2];
    int8_t free, shogun_moved, winner;
} Board;

/* What is learnt, and what is given. */
static float net_in[INPUTS][HIDDEN], net_bias[HIDDEN], net_out[HIDDEN];
static double linear_mine[COUNTS], linear_theirs[COUNTS], linear_constant;

/* --- chance -------------------------------------------------------------------------------------------------- */

static uint64_t random_state = 1;

static uint64_t draw(void) {
    uint64_t z = (random_state += 0x9E3779B97F4A7C15ull);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
}

static int below(int limit) { return (int)(draw() % (uint64_t)limit); }

static void roll(int dice[3]) {
    for (int i = 0; i < 3; i++) dice[i] = FACES[below(6)];
}

/* --- rules ---------------------------------------------------------------------------------------------------- */

static int across(int tile) { return LAST - tile; }

static void put(Board *b, int side, int tile, int ninja) { b->stack[side][tile][b->size[side][tile]++] = (int8_t)ninja; }

static int top(const Board *b, int side, int tile) { return b->stack[side][tile][b->size[side][tile] - 1]; }

static void line_up(Board *b) { /* T4 */
    memset(b, 0, sizeof *b);
    b->winner = NOBODY;
    for (int side = 0; side < 2; side++) {
        int others[SHOGUN], next = 0;
        for (int i = 0; i < SHOGUN; i++) others[i] = i;
        for (int i = SHOGUN - 1; i > 0; i--) {
            int j = below(i + 1), kept = others[i];
            others[i] = others[j];
            others[j] = kept;
        }
        put(b, side, 0, SHOGUN);
        for (int tile = 0; tile < 4; tile++)
            for (int count = tile == 0 ? 3 : 4 - tile; count > 0; count--) put(b, side, tile, others[next++]);
        b->left[side] = NINJAS;
    }
}

static int beats(int one, int other) { /* T12, Shoguns aside */
    if (SUIT[one] == SUIT[other]) return (STRENGTH[one] > STRENGTH[other]) - (STRENGTH[one] < STRENGTH[other]);
    return (SUIT[one] - SUIT[other] + 3) % 3 == 1 ? 1 : -1;
}

/* Fights on a tile of `side` until one has none left there (T11-T15); returns whether a tie sent both back. */
static int fight_on(Board *b, int side, int tile, int shoguns[2]) {
    int other = 1 - side, there = across(tile), retreated = 0;
    while (b->size[side][tile] && b->size[other][there]) {
        int one = top(b, side, tile), met = top(b, other, there), result, mine = STRENGTH[one], yours = STRENGTH[met];
        if (one != SHOGUN && met != SHOGUN) {
            result = beats(one, met);
        } else {
            if (one == SHOGUN) mine = shoguns[side];
            if (met == SHOGUN) yours = shoguns[other];
            result = mine - yours;
        }
        if (result == 0 && tile > 0 && tile < LAST) {
            b->size[side][tile]--;
            b->size[other][there]--;
            put(b, side, tile - 1, one);
            put(b, other, there - 1, met);
            retreated = 1;
            continue;
        }
        if (result > 0 || (result == 0 && tile == LAST)) {
            b->size[other][there]--;
            b->left[other]--;
            if (one == SHOGUN) shoguns[side] -= yours;
        } else {
            b->size[side][tile]--;
            b->left[side]--;
            if (met == SHOGUN) shoguns[other] -= mine;
        }
    }
    return retreated;
}

static void use_die(Board *b, int side, int tile, int place, int die, int steps) { /* T8-T10, T16-T18 */
    int target = tile + steps > LAST ? LAST : tile + steps, size = b->size[side][tile];
    if (b->stack[side][tile][place] == SHOGUN) b->shogun_moved = 1;
    b->free ^= (int8_t)(1 << die);
    b->size[side][tile] = (int8_t)place;
    for (int i = place; i < size; i++) put(b, side, target, b->stack[side][tile][i]);
    int other = 1 - side;
    if (b->size[other][across(target)]) {
        int shoguns[2] = {STRENGTH[SHOGUN], STRENGTH[SHOGUN]}, chained = 0, due = target;
        while (due >= 0) {
            chained |= fight_on(b, side, due, shoguns);
            due = -1;
            for (int t = 0; chained && t < TILES && due < 0; t++) /* nearest the active player's village first */
                if (b->size[side][t] && b->size[other][across(t)]) due = t;
        }
        if (!b->left[side]) { b->winner = (int8_t)other; return; }
        if (!b->left[other]) { b->winner = (int8_t)side; return; }
    }
    if (b->size[side][LAST]) b->winner = (int8_t)side;
}

/* --- every way to play a turn --------------------------------------------------------------------------------- */

static Board found[MOST_BOARDS];
static int found_count;
static int16_t bucket[BUCKETS];

static uint64_t key_of(const Board *b) {
    uint64_t key = 1469598103934665603ull ^ (uint64_t)(b->free * 2 + b->shogun_moved);
    for (int side = 0; side < 2; side++)
        for (int tile = 0; tile < TILES; tile++) {
            key = (key ^ 0xFF) * 1099511628211ull;
            for (int i = 0; i < b->size[side][tile]; i++)
                key = (key ^ (uint64_t)(b->stack[side][tile][i] + 1)) * 1099511628211ull;
        }
    return key ^ (key >> 29);
}

static int same(const Board *a, const Board *b) {
    if (a->free != b->free || a->shogun_moved != b->shogun_moved || memcmp(a->size, b->size, sizeof a->size)) return 0;
    for (int side = 0; side < 2; side++)
        for (int tile = 0; tile < TILES; tile++)
            if (memcmp(a->stack[side][tile], b->stack[side][tile], (size_t)a->size[side][tile])) return 0;
    return 1;
}

static int is_new(const Board *b) { /* found[found_count] may then be this board */
    unsigned place = (unsigned)(key_of(b) % BUCKETS);
    while (bucket[place] >= 0) {
        if (same(&found[bucket[place]], b)) return 0;
        place = (place + 1) % BUCKETS;
    }
    bucket[place] = (int16_t)found_count;
    return 1;
}

static void explore(const Board *from, int side, const int dice[3]) {
    for (int tile = 0; tile < LAST; tile++) {
        int size = from->size[side][tile];
        for (int place = size > 3 ? size - 3 : 0; place < size; place++) { /* T7: at most two on top */
            int ninja = from->stack[side][tile][place];
            for (int die = 0; die < 3; die++) {
                if (!(from->free & 1 << die)) continue;
                if (ninja == SHOGUN ? from->shogun_moved : SUIT[ninja] != die) continue;
                if (found_count == MOST_BOARDS) return;
                Board after = *from;
                use_die(&after, side, tile, place, die, dice[die]);
                if (!is_new(&after)) continue;
                found[found_count++] = after;
                if (after.winner == NOBODY) explore(&after, side, dice);
            }
        }
    }
}

static void list_turns(const Board *from, int side, const int dice[3]) {
    Board start = *from;
    start.free = 7;
    start.shogun_moved = 0;
    memset(bucket, -1, sizeof bucket);
    found_count = 0;
    explore(&start, side, dice);
}

/* --- what a position is worth to the side that has just ended its turn ----------------------------------------- */

static double reaches(const Board *b, int side, int tile, int far) {
    int suits = 0, size = b->size[side][tile];
    for (int i = size > 3 ? size - 3 : 0; i < size; i++) {
        int ninja = b->stack[side][tile][i];
        suits |= ninja == SHOGUN ? 7 : 1 << SUIT[ninja];
    }
    return 1.0 - pow(1.0 - SHOWS[far], __builtin_popcount((unsigned)suits));
}

static double linear_worth(const Board *b, int side, const double *w) {
    double worth = 0.0;
    int other = 1 - side, lead = 0;
    for (int tile = 0; tile < LAST; tile++) {
        if (!b->size[side][tile]) continue;
        lead = tile;
        worth += w[STACK + tile];
        for (int i = 0; i < b->size[side][tile]; i++) worth += w[STRENGTH[b->stack[side][tile][i]] - 1] + w[AT + tile];
        for (int far = 1; far <= 3; far++) {
            int there = LAST - tile - far;
            if (there < 0 || !b->size[other][there]) continue;
            int one = top(b, side, tile), met = top(b, other, there);
            int result = one == SHOGUN || met == SHOGUN ? STRENGTH[one] - STRENGTH[met] : beats(one, met);
            if (result > 0) worth += reaches(b, side, tile, far) * w[WINS] * STRENGTH[met];
            if (result < 0) worth += reaches(b, side, tile, far) * w[LOSES] * STRENGTH[one];
        }
    }
    if (LAST - lead <= NEAR) worth += w[(b->size[other][0] ? GUARDED : OPEN) + LAST - lead - 1];
    return worth;
}

/* The inputs that are on: one for each ninja, by side, tile and how deep it lies. `turned` rotates the suits. */
static int inputs_of(const Board *b, int side, int turned, int *on) {
    int count = 0;
    for (int whose = 0; whose < 2; whose++) {
        int actual = whose ? 1 - side : side;
        for (int tile = 0; tile < TILES; tile++)
            for (int i = 0, size = b->size[actual][tile]; i < size; i++) {
                int ninja = b->stack[actual][tile][i], above = size - 1 - i;
                if (ninja != SHOGUN) ninja = (ninja + 3 * turned) % 9;
                on[count++] = ((whose * TILES + tile) * NINJAS + ninja) * DEPTHS + (above == 0 ? 0 : above < 3 ? 1 : 2);
            }
    }
    return count;
}

static double net_worth(const int *on, int count, float *hidden) {
    float sum[HIDDEN];
    memcpy(sum, net_bias, sizeof sum);
    for (int i = 0; i < count; i++)
        for (int h = 0; h < HIDDEN; h++) sum[h] += net_in[on[i]][h];
    double worth = 0.0;
    for (int h = 0; h < HIDDEN; h++) {
        hidden[h] = tanhf(sum[h]);
        worth += (double)(hidden[h] * net_out[h]);
    }
    return worth;
}

static double linear_logit(const Board *b, int side) {
    return linear_constant + linear_worth(b, side, linear_mine) + linear_worth(b, 1 - side, linear_theirs);
}

double logit(const Board *b, int side, int with_net) {
    int on[2 * NINJAS];
    float hidden[HIDDEN];
    double linear = linear_logit(b, side);
    return with_net ? linear + net_worth(on, inputs_of(b, side, 0, on), hidden) : linear;
}

static double sigmoid(double x) { return 1.0 / (1.0 + exp(-x)); }

/* --- play and learn --------------------------------------------------------------------------------------------- */

static const Board *best_turn(const Board *from, int side, const int dice[3], int with_net) {
    list_turns(from, side, dice);
    const Board *best = &found[0];
    double most = -1e9;
    for (int i = 0; i < found_count; i++) {
        const Board *b = &found[i];
        double worth = b->winner == NOBODY ? logit(b, side, with_net) : b->winner == side ? 1e6 : -1e6;
        if (worth > most) { most = worth; best = b; }
    }
    return best;
}

/* One game; returns the winner. `nets` says for each side whether it plays with the net. */
static int play(const int nets[2], int first, Board *kept, int *turns) {
    Board now;
    line_up(&now);
    int side = first, dice[3];
    for (*turns = 0; *turns < TURN_LIMIT; side = 1 - side) {
        roll(dice);
        now = *best_turn(&now, side, dice, nets[side]);
        kept[(*turns)++] = now;
        if (now.winner != NOBODY) return now.winner;
    }
    return DRAW;
}

static void learn(const Board *b, int side, double target, double rate) {
    int on[2 * NINJAS];
    float hidden[HIDDEN];
    int count = inputs_of(b, side, below(3), on);
    float error = (float)((target - sigmoid(linear_logit(b, side) + net_worth(on, count, hidden))) * rate);
    float slope[HIDDEN];
    for (int h = 0; h < HIDDEN; h++) {
        slope[h] = error * net_out[h] * (1.0f - hidden[h] * hidden[h]);
        net_out[h] += error * hidden[h];
        net_bias[h] += slope[h];
    }
    for (int i = 0; i < count; i++)
        for (int h = 0; h < HIDDEN; h++) net_in[on[i]][h] += slope[h];
}

void set_linear(const double *mine, const double *theirs, double constant) {
    memcpy(linear_mine, mine, sizeof linear_mine);
    memcpy(linear_theirs, theirs, sizeof linear_theirs);
    linear_constant = constant;
}

void set_seed(uint64_t seed) { random_state = seed; }
uint64_t get_seed(void) { return random_state; }
int hidden_units(void) { return HIDDEN; }

void set_net(const float *in, const float *bias, const float *out) {
    memcpy(net_in, in, sizeof net_in);
    memcpy(net_bias, bias, sizeof net_bias);
    memcpy(net_out, out, sizeof net_out);
}

void get_net(float *in, float *bias, float *out) {
    memcpy(in, net_in, sizeof net_in);
    memcpy(bias, net_bias, sizeof net_bias);
    memcpy(out, net_out, sizeof net_out);
}

void new_net(void) {
    for (int i = 0; i < INPUTS; i++)
        for (int h = 0; h < HIDDEN; h++) net_in[i][h] = ((float)below(2001) / 1000.0f - 1.0f) * 0.1f;
    for (int h = 0; h < HIDDEN; h++) {
        net_bias[h] = 0.0f;
        net_out[h] = ((float)below(2001) / 1000.0f - 1.0f) * 0.05f;
    }
}

/* Play games against itself and learn from each by TD(lambda); returns the mean surprise of the positions. */
double train(int games, double rate, double lambda) {
    static Board kept[TURN_LIMIT];
    const int nets[2] = {1, 1};
    double surprise = 0.0;
    long positions = 0;
    for (int game = 0; game < games; game++) {
        int turns, first = below(2), winner = play(nets, first, kept, &turns);
        double target = 0.5;
        for (int t = turns - 1; t >= 0; t--) {
            int side = (first + t) % 2;
            double now = winner == DRAW ? 0.5 : winner == side ? 1.0 : 0.0;
            if (t == turns - 1) {
                target = now;
                if (winner != DRAW) continue; /* a finished board is not evaluated */
            } else {
                double next = t == turns - 2 && winner != DRAW ? target : sigmoid(logit(&kept[t + 1], 1 - side, 1));
                target = (1.0 - lambda) * (1.0 - next) + lambda * (1.0 - target);
            }
            double said = sigmoid(logit(&kept[t], side, 1));
            surprise -= now * log(said + 1e-12) + (1.0 - now) * log(1.0 - said + 1e-12);
            positions++;
            learn(&kept[t], side, target, rate);
        }
    }
    return positions ? surprise / (double)positions : 0.0;
}

/* Games of the net against the linear evaluation, both without search, each deal of dice once from each side. */
double duel(int games) {
    static Board kept[TURN_LIMIT];
    double won = 0.0;
    for (int game = 0; game < games; game++) {
        int nets[2] = {game % 2 == 0, game % 2 == 1}, turns;
        int winner = play(nets, below(2), kept, &turns);
        won += winner == DRAW ? 0.5 : nets[winner];
    }
    return won / games;
}

/* For the test: all boards at which a turn may end; returns their number. */
int turns_from(const Board *from, int side, const int *dice, Board *out) {
    list_turns(from, side, dice);
    memcpy(out, found, sizeof(Board) * (size_t)found_count);
    return found_count;
}
