/* What a position is worth to the side that has just ended its turn: the linear evaluation of evaluate.py, and the net of
 * net.py with the prospects of prospects.py. tests/games/taisen/test_net.py compares both with the game's own. */

#include <math.h>

enum { NEAR = 6, COUNTS = 38, AT = 4, STACK = 14, OPEN = 24, GUARDED = 30, WINS = 36, LOSES = 37 };
enum { HIDDEN = 24, DEPTHS = 3, INPUTS = 2 * TILES * NINJAS * DEPTHS };
enum { ROLLS = 27, FARTHEST = 9, EACH = 9, PROSPECTS = 2 * EACH };

static const int PRICE[NINJAS] = {4, 5, 6, 4, 5, 6, 4, 5, 6, 9};

/* What is learnt, and what is given. */
static float net_in[INPUTS][HIDDEN], net_prospects[PROSPECTS][HIDDEN], net_bias[HIDDEN], net_out[HIDDEN];
static double linear_mine[COUNTS], linear_theirs[COUNTS], linear_constant;
static double tower; /* what each ninja beyond CARRIED on a tile costs its side */

/* --- the linear evaluation ------------------------------------------------------------------------------------ */

static double reaches(const Board *b, int side, int tile, int far) {
    int suits = 0, size = b->size[side][tile];
    for (int i = movable(size); i < size; i++) {
        int ninja = b->stack[side][tile][i];
        suits |= ninja == SHOGUN ? 7 : 1 << SUIT[ninja];
    }
    double missed = 1.0;
    for (; suits; suits &= suits - 1) missed *= 1.0 - SHOWS[far];
    return 1.0 - missed;
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

static double linear_logit(const Board *b, int side) {
    return linear_constant + linear_worth(b, side, linear_mine) + linear_worth(b, 1 - side, linear_theirs);
}

static double towers(const Board *b, int side) { /* what less_towers adds to the log-odds */
    int beyond[2] = {0, 0};
    for (int whose = 0; whose < 2; whose++)
        for (int tile = 0; tile < TILES; tile++) beyond[whose] += movable(b->size[whose][tile]);
    return tower * (beyond[1 - side] - beyond[side]);
}

/* --- what each side's next turn may bring (prospects.py) ------------------------------------------------------- */

static double roll_chance[ROLLS];
static uint32_t walks_far[8][2][FARTHEST + 1]; /* by suits, Shogun, steps: the rolls that bring a group that far */
static uint32_t walks_just[8][2][FARTHEST + 1]; /* the rolls that can bring it exactly there */
static double walks_twice[8][2][LAST + 1]; /* the chance of getting that far in two turns */

static double chance_of(uint32_t rolls) {
    double chance = 0.0;
    for (; rolls; rolls &= rolls - 1) chance += roll_chance[__builtin_ctz(rolls)];
    return chance;
}

static void prepare(void) {
    for (int r = 0; r < ROLLS; r++) {
        const int dice[3] = {r % 3 + 1, r / 3 % 3 + 1, r / 9 + 1};
        roll_chance[r] = SHOWS[dice[0]] * SHOWS[dice[1]] * SHOWS[dice[2]];
        for (int suits = 0; suits < 8; suits++)
            for (int shogun = 0; shogun < 2; shogun++)
                for (int used = 1; used < 8; used++) {
                    if (__builtin_popcount((unsigned)(used & ~suits)) > shogun) continue;
                    int sum = 0;
                    for (int die = 0; die < 3; die++) sum += used >> die & 1 ? dice[die] : 0;
                    walks_just[suits][shogun][sum] |= 1u << r;
                    for (int far = 0; far <= sum; far++) walks_far[suits][shogun][far] |= 1u << r;
                }
    }
    for (int suits = 0; suits < 8; suits++)
        for (int shogun = 0; shogun < 2; shogun++) {
            double ends[FARTHEST + 2] = {0.0}; /* the chance of walking at most that far */
            for (int far = 1; far <= FARTHEST; far++) ends[far] = chance_of(walks_far[suits][shogun][far]);
            for (int far = 1; far <= FARTHEST; far++) ends[far] -= ends[far + 1];
            for (int steps = 0; steps <= LAST; steps++) {
                walks_twice[suits][shogun][steps] = 0.0;
                for (int one = 1; one <= FARTHEST; one++)
                    for (int two = 1; two <= FARTHEST; two++)
                        if (one + two >= steps) walks_twice[suits][shogun][steps] += ends[one] * ends[two];
            }
        }
}

/* Fights a group that arrives against a stack, and returns what it beats minus what it loses, in prices. */
static int clash(const int8_t *group, int size, const int8_t *stack, int met, int village, int *left) {
    int gain = 0, ours = STRENGTH[SHOGUN], theirs = STRENGTH[SHOGUN];
    while (size && met) {
        int one = group[size - 1], other = stack[met - 1], result;
        int mine = one == SHOGUN ? ours : STRENGTH[one], yours = other == SHOGUN ? theirs : STRENGTH[other];
        result = one == SHOGUN || other == SHOGUN ? mine - yours : beats(one, other);
        if (result == 0 && !village) {
            size--;
            met--;
        } else if (result >= 0) {
            gain += PRICE[other];
            met--;
            if (one == SHOGUN) ours -= yours;
        } else {
            gain -= PRICE[one];
            size--;
            if (other == SHOGUN) theirs -= mine;
        }
    }
    *left = size;
    return gain;
}

static void prospects(const Board *b, int side, float *told) {
    int other = 1 - side, movable_dice = 0, price = 0, foremost = 0, foe = 0;
    uint32_t enters = 0, strikes[TILES] = {0}, any = 0;
    int prize[TILES] = {0};
    double twice = 0.0, hits = 0.0, best = 0.0, stops = 0.0;
    for (int tile = 0; tile < LAST; tile++) {
        int size = b->size[side][tile], first = movable(size), suits = 0, shogun = 0, far = LAST - tile, left = 1;
        if (b->size[other][tile]) foe = across(tile);
        if (!size) continue;
        const int8_t *stack = b->stack[side][tile];
        foremost = tile;
        for (int i = 0; i < size; i++) price += PRICE[stack[i]];
        for (int i = first; i < size; i++) {
            if (stack[i] == SHOGUN) shogun = 1;
            else suits |= 1 << SUIT[stack[i]];
        }
        movable_dice |= shogun ? 7 : suits;
        if (b->size[other][0]) clash(stack + first, size - first, b->stack[other][0], b->size[other][0], 1, &left);
        if (left) {
            if (far <= FARTHEST) enters |= walks_far[suits][shogun][far];
            if (walks_twice[suits][shogun][far] > twice) twice = walks_twice[suits][shogun][far];
        }
        for (int there = tile + 1; there < LAST && there - tile <= FARTHEST; there++) {
            int met = across(there);
            if (!b->size[other][met]) continue;
            int gain = clash(stack + first, size - first, b->stack[other][met], b->size[other][met], 0, &left);
            if (gain <= 0) continue;
            strikes[there] |= walks_just[suits][shogun][there - tile];
            if (gain > prize[there]) prize[there] = gain;
        }
    }
    for (int there = 1; there < LAST; there++) {
        double chance = chance_of(strikes[there]), hit = chance * prize[there];
        any |= strikes[there];
        hits += hit;
        if (hit > best) best = hit;
        if (there == foe) stops = chance;
    }
    const double all[EACH] = {log(1.05 - chance_of(enters)), __builtin_popcount((unsigned)movable_dice) / 3.0, twice,
        price / 40.0, hits / 6.0, best / 6.0, chance_of(any), stops, foremost / 10.0};
    for (int i = 0; i < EACH; i++) told[i] = (float)all[i];
}

/* --- the net ---------------------------------------------------------------------------------------------------- */

/* What the net sees of a board: the inputs that are on, one for each ninja by side, tile and depth; and the prospects. */
typedef struct {
    float prospects[PROSPECTS];
    int16_t on[2 * NINJAS];
    int count;
} Seen;

static Seen seen_by(const Board *b, int side) {
    Seen seen = {.count = 0};
    for (int whose = 0; whose < 2; whose++) {
        int actual = whose ? 1 - side : side;
        prospects(b, actual, seen.prospects + whose * EACH);
        for (int tile = 0; tile < TILES; tile++)
            for (int i = 0, size = b->size[actual][tile]; i < size; i++) {
                int ninja = b->stack[actual][tile][i], above = size - 1 - i, depth = above == 0 ? 0 : above < CARRIED ? 1 : 2;
                seen.on[seen.count++] = (int16_t)(((whose * TILES + tile) * NINJAS + ninja) * DEPTHS + depth);
            }
    }
    return seen;
}

/* An input with the suits rotated: they are worth the same. */
static int turned(int input, int by) {
    int ninja = input / DEPTHS % NINJAS;
    return ninja == SHOGUN ? input : input + ((ninja + 3 * by) % 9 - ninja) * DEPTHS;
}

static double net_worth(const Seen *seen, float *hidden) {
    float sum[HIDDEN];
    memcpy(sum, net_bias, sizeof sum);
    for (int i = 0; i < seen->count; i++)
        for (int h = 0; h < HIDDEN; h++) sum[h] += net_in[seen->on[i]][h];
    for (int i = 0; i < PROSPECTS; i++)
        for (int h = 0; h < HIDDEN; h++) sum[h] += net_prospects[i][h] * seen->prospects[i];
    float worth = 0.0f;
    for (int h = 0; h < HIDDEN; h++) {
        hidden[h] = tanhf(sum[h]);
        worth += hidden[h] * net_out[h];
    }
    return worth;
}

double logit(const Board *b, int side, int with_net) {
    double linear = linear_logit(b, side);
    if (!with_net) return linear;
    float hidden[HIDDEN];
    Seen seen = seen_by(b, side);
    return linear + net_worth(&seen, hidden);
}

static double sigmoid(double x) { return 1.0 / (1.0 + exp(-x)); }
