/* The rules of Ninja Taisen (T4-T18) and every way to play a turn. tests/games/taisen/test_net.py compares every turn of
 * many positions with the game's own rules. */

#include <stdint.h>
#include <string.h>

enum { TILES = 11, LAST = 10, NINJAS = 10, SHOGUN = 9, CARRIED = 3, TURN_LIMIT = 300 };
enum { MOST_BOARDS = 4096, BUCKETS = 8192 };
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

static int movable(int size) { return size > CARRIED ? size - CARRIED : 0; } /* the deepest that a die can move (T7) */

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
        for (int place = movable(size); place < size; place++) { /* T7: at most two on top */
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
