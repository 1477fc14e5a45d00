/* Ninja Taisen played against itself, fast enough to learn from. Built and called by library.py, never part of the
 * game. The games of a round are kept, and learnt from many times: to play one costs more than to learn from it. */

#include <stdlib.h>

#include "rules.h"
#include "worth.h"

enum { LOOKED_AT = 16, WILD_TURNS = 4, WILD_CHOICE = 12 };

/* --- play ------------------------------------------------------------------------------------------------------- */

typedef struct {
    int board;
    double worth;
} Ranked;

static int best_first(const void *one, const void *other) {
    double a = ((const Ranked *)one)->worth, b = ((const Ranked *)other)->worth;
    return (a < b) - (a > b);
}

/* The turns in `found`, the best first; with the net, it has a second look at the best of them (turns.py). */
static const Ranked *ranked(const Board *from, int side, const int dice[3], int with_net) {
    static Ranked rank[MOST_BOARDS];
    list_turns(from, side, dice);
    for (int i = 0; i < found_count; i++) {
        const Board *b = &found[i];
        rank[i].board = i;
        rank[i].worth = b->winner == NOBODY ? linear_logit(b, side) + towers(b, side) : b->winner == side ? 1e6 : -1e6;
    }
    qsort(rank, (size_t)found_count, sizeof *rank, best_first);
    if (with_net && rank[0].worth < 1e6) {
        int looked = found_count < LOOKED_AT ? found_count : LOOKED_AT;
        for (int i = 0; i < looked; i++) {
            const Board *b = &found[rank[i].board];
            if (b->winner == NOBODY) rank[i].worth = logit(b, side, 1) + towers(b, side);
        }
        qsort(rank, (size_t)looked, sizeof *rank, best_first);
    }
    return rank;
}

/* One game; returns the winner. `nets` says for each side whether it plays with the net. */
static int play(const int nets[2], int first, Board now, Board *kept, int *turns) {
    int side = first, dice[3];
    for (*turns = 0; *turns < TURN_LIMIT; side = 1 - side) {
        roll(dice);
        now = found[ranked(&now, side, dice, nets[side])->board];
        kept[(*turns)++] = now;
        if (now.winner != NOBODY) return now.winner;
    }
    return DRAW;
}

/* Half of the games begin with some turns drawn among the better ones, to see more of the game. Returns who is next. */
static int begin(Board *now) {
    int side = below(2), dice[3];
    line_up(now);
    for (int wild = below(2) ? below(WILD_TURNS + 1) : 0; wild > 0; wild--, side = 1 - side) {
        roll(dice);
        const Ranked *rank = ranked(now, side, dice, 1);
        const Board *drawn = &found[rank[below(found_count < WILD_CHOICE ? found_count : WILD_CHOICE)].board];
        if (drawn->winner != NOBODY) break;
        *now = *drawn;
    }
    return side;
}

/* --- learn ------------------------------------------------------------------------------------------------------ */

/* The end of a turn. The ends of one game follow each other. */
typedef struct {
    Seen seen;
    float linear, won, target;
    int last; /* the game was won on the next turn */
} Sample;

static Sample *samples;
static long count, room;

static void keep(const Board *b, int side, int winner, int last) {
    if (count == room) {
        room = room ? 2 * room : 1 << 16;
        Sample *more = realloc(samples, (size_t)room * sizeof *samples);
        if (!more) abort();
        samples = more;
    }
    samples[count++] =
        (Sample){.seen = seen_by(b, side), .linear = (float)linear_logit(b, side), .won = winner == side, .last = last};
}

/* Forget the games before, and play and keep new ones. Returns the number of positions. */
long play_games(int games) {
    static Board kept[TURN_LIMIT];
    const int nets[2] = {1, 1};
    count = 0;
    while (games-- > 0) {
        Board now;
        int turns, first = begin(&now), winner = play(nets, first, now, kept, &turns);
        if (winner == DRAW) continue;
        for (int t = 0; t < turns - 1; t++) keep(&kept[t], (first + t) % 2, winner, t == turns - 2);
    }
    return count;
}

static double told(const Sample *sample) {
    float hidden[HIDDEN];
    return sigmoid(sample->linear + net_worth(&sample->seen, hidden));
}

static void set_targets(double lambda) { /* TD(lambda), from the end of each game to its beginning */
    double next = 0.0;
    for (long i = count - 1; i >= 0; i--) {
        Sample *sample = &samples[i];
        sample->target = sample->last ? sample->won
                                      : (float)((1.0 - lambda) * (1.0 - next) + lambda * (1.0 - sample[1].target));
        next = told(sample);
    }
}

static void learn(const Sample *sample, double rate) {
    Seen seen = sample->seen;
    float hidden[HIDDEN], slope[HIDDEN];
    int by = below(3);
    for (int i = 0; i < seen.count; i++) seen.on[i] = (int16_t)turned(seen.on[i], by);
    float error = (float)((sample->target - sigmoid(sample->linear + net_worth(&seen, hidden))) * rate);
    for (int h = 0; h < HIDDEN; h++) {
        slope[h] = error * net_out[h] * (1.0f - hidden[h] * hidden[h]);
        net_out[h] += error * hidden[h];
        net_bias[h] += slope[h];
    }
    for (int i = 0; i < seen.count; i++)
        for (int h = 0; h < HIDDEN; h++) net_in[seen.on[i]][h] += slope[h];
    for (int i = 0; i < PROSPECTS; i++)
        for (int h = 0; h < HIDDEN; h++) net_prospects[i][h] += slope[h] * seen.prospects[i];
}

/* Learn once from every position that was kept, in any order. */
void learn_all(double rate, double lambda) {
    long *order = malloc((size_t)count * sizeof *order);
    if (!order) abort();
    set_targets(lambda);
    for (long i = 0; i < count; i++) { /* shuffled while it is filled */
        long j = (long)(draw() % (uint64_t)(i + 1));
        order[i] = order[j];
        order[j] = i;
    }
    for (long i = 0; i < count; i++) learn(&samples[order[i]], rate);
    free(order);
}

/* The mean surprise at how the games ended. */
double surprise(void) {
    double sum = 0.0;
    for (long i = 0; i < count; i++) {
        double chance = told(&samples[i]);
        sum -= log(samples[i].won > 0.5f ? chance + 1e-12 : 1.0 - chance + 1e-12);
    }
    return sum / (double)count;
}

/* --- for library.py --------------------------------------------------------------------------------------------- */

void set_linear(const double *mine, const double *theirs, double constant, double a_tower) {
    memcpy(linear_mine, mine, sizeof linear_mine);
    memcpy(linear_theirs, theirs, sizeof linear_theirs);
    linear_constant = constant;
    tower = a_tower;
    prepare();
}

void set_seed(uint64_t seed) { random_state = seed; }
int hidden_units(void) { return HIDDEN; }

void set_net(const float *in, const float *outlook, const float *bias, const float *out) {
    memcpy(net_in, in, sizeof net_in);
    memcpy(net_prospects, outlook, sizeof net_prospects);
    memcpy(net_bias, bias, sizeof net_bias);
    memcpy(net_out, out, sizeof net_out);
}

void get_net(float *in, float *outlook, float *bias, float *out) {
    memcpy(in, net_in, sizeof net_in);
    memcpy(outlook, net_prospects, sizeof net_prospects);
    memcpy(bias, net_bias, sizeof net_bias);
    memcpy(out, net_out, sizeof net_out);
}

static float small(double most) { return (float)(((double)below(2001) / 1000.0 - 1.0) * most); }

void new_net(void) {
    for (int h = 0; h < HIDDEN; h++) {
        for (int i = 0; i < INPUTS; i++) net_in[i][h] = small(0.1);
        for (int i = 0; i < PROSPECTS; i++) net_prospects[i][h] = small(0.1);
        net_bias[h] = 0.0f;
        net_out[h] = small(0.05);
    }
}

/* Games of the net against the linear evaluation, both without search; returns the share that the net wins. */
double duel(int games) {
    static Board kept[TURN_LIMIT];
    double won = 0.0;
    for (int game = 0; game < games; game++) {
        const int nets[2] = {game % 2 == 0, game % 2 == 1};
        Board now;
        line_up(&now);
        int turns, winner = play(nets, below(2), now, kept, &turns);
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
