/* The game `g4a` for two seats, written for speed alone: the mark that the compiled kernel is
 * measured against. It knows ranks only, keeps hands as counts, lists no moves, and has no options,
 * records or suits. It plays the same policies as the kernel, so its statistics must agree with
 * the kernel's, though single games differ.
 *
 * Build and run: cc -O3 -o limit limit.c && ./limit [SECONDS [SEED]]
 * It prints one JSON object: for each policy the CPU seconds and what the games came to.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    KING = 12,
    NO_CARD = 15, /* a rank that no center stack wants */
    HAND = 5,
    PAYOFF = 20,
    SIDES = 4,
    CENTERS = 3,
    STACK = 12,
    CARDS = 104,
    TURN_LIMIT = 2000,
    KING_BIT = 1 << KING,
    ROOM = 128
};

enum { RUNNING, WON, DRAWN };

typedef struct {
    uint32_t held; /* the ranks in the hand as a mask */
    int hand_n;
    int payoff_n;
    uint8_t count[16]; /* how many cards of each rank the hand holds */
    uint8_t payoff[PAYOFF];
    uint8_t top[SIDES];
    uint8_t side_n[SIDES];
    uint8_t side[SIDES][ROOM]; /* side stacks from the bottom up; slot 0 holds NO_CARD */
} Player;

typedef struct {
    uint64_t random;
    int stock_n;
    int to_move;
    int starter;
    int turns;
    int state;
    uint8_t height[4];
    uint16_t kings[4]; /* at which heights of a center stack its Kings lie */
    uint8_t stock[ROOM];
    Player player[2];
} Game;

typedef struct {
    long long games, moves, turns, draws, first_wins;
} Tally;

/* A number below n, n at most 2^16: a 64-bit congruential generator, high bits scaled. */
static inline unsigned below(Game *g, unsigned n)
{
    g->random = g->random * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)(((g->random >> 32) * n) >> 32);
}

static inline int draw(Game *g)
{
    unsigned j = below(g, (unsigned)g->stock_n);
    int rank = g->stock[j];
    g->stock[j] = g->stock[--g->stock_n];
    return rank;
}

static inline void take_up(Player *p, int rank)
{
    p->count[rank]++;
    p->held |= 1u << rank;
    p->hand_n++;
}

static inline void give_up(Player *p, int rank)
{
    p->held ^= (uint32_t)(--p->count[rank] == 0) << rank;
    p->hand_n--;
}

static inline void fill_hand(Game *g, Player *p)
{
    while (p->hand_n < HAND) {
        if (g->stock_n == 0) {
            g->state = DRAWN;
            return;
        }
        take_up(p, draw(g));
    }
}

static int start_value(const Player *p)
{
    return (p->payoff[PAYOFF - 1] + 1) % 13;
}

static void shuffle_payoff(Game *g, Player *p)
{
    for (unsigned i = PAYOFF - 1; i > 0; i--) {
        unsigned j = below(g, i + 1);
        uint8_t rank = p->payoff[i];
        p->payoff[i] = p->payoff[j];
        p->payoff[j] = rank;
    }
}

static void deal(Game *g)
{
    for (int i = 0; i < CARDS; i++)
        g->stock[i] = (uint8_t)(i % 13);
    g->stock_n = CARDS;
    memset(g->height, 0, sizeof g->height);
    memset(g->kings, 0, sizeof g->kings);
    for (int seat = 0; seat < 2; seat++) {
        Player *p = &g->player[seat];
        p->held = 0;
        p->hand_n = 0;
        memset(p->count, 0, sizeof p->count);
        memset(p->top, NO_CARD, sizeof p->top);
        memset(p->side_n, 0, sizeof p->side_n);
        for (int i = 0; i < PAYOFF; i++)
            p->payoff[i] = (uint8_t)draw(g);
        p->payoff_n = PAYOFF;
    }
    for (int i = 0; i < 20 && start_value(&g->player[0]) == start_value(&g->player[1]); i++) {
        shuffle_payoff(g, &g->player[0]);
        shuffle_payoff(g, &g->player[1]);
    }
    g->starter = start_value(&g->player[1]) > start_value(&g->player[0]);
    g->to_move = g->starter;
    g->turns = 0;
    g->state = RUNNING;
    fill_hand(g, &g->player[g->starter]);
    fill_hand(g, &g->player[1 - g->starter]);
}

/* Lay a card on a center stack; a full one goes back into the stock, its Kings as Kings. */
static inline void build(Game *g, int rank, int c)
{
    int h = g->height[c];
    g->kings[c] |= (uint16_t)((rank == KING) << h);
    if (h + 1 < STACK) {
        g->height[c] = (uint8_t)(h + 1);
        return;
    }
    uint8_t *to = g->stock + g->stock_n;
    for (int i = 0; i < STACK; i++)
        to[i] = (uint8_t)i;
    for (unsigned kings = g->kings[c]; kings != 0; kings &= kings - 1)
        to[__builtin_ctz(kings)] = KING;
    g->stock_n += STACK;
    g->height[c] = 0;
    g->kings[c] = 0;
}

static inline void play_payoff(Game *g, Player *p, int c)
{
    build(g, p->payoff[--p->payoff_n], c);
    if (p->payoff_n == 0)
        g->state = WON;
}

static inline void play_side(Game *g, Player *p, int k, int c)
{
    int rank = p->top[k];
    p->top[k] = p->side[k][--p->side_n[k]];
    build(g, rank, c);
}

static inline void play_hand(Game *g, Player *p, int rank, int c)
{
    give_up(p, rank);
    build(g, rank, c);
    if (p->hand_n == 0)
        fill_hand(g, p);
}

static inline void discard(Game *g, Player *p, int rank, int k)
{
    give_up(p, rank);
    p->side[k][++p->side_n[k]] = (uint8_t)rank;
    p->top[k] = (uint8_t)rank;
    g->to_move ^= 1;
    if (++g->turns == TURN_LIMIT)
        g->state = DRAWN;
    else
        fill_hand(g, &g->player[g->to_move]);
}

static inline uint32_t height_mask(const Game *g)
{
    return 1u << g->height[0] | 1u << g->height[1] | 1u << g->height[2];
}

static inline uint32_t top_mask(const Player *p)
{
    return 1u << p->top[0] | 1u << p->top[1] | 1u << p->top[2] | 1u << p->top[3];
}

static inline int stack_of_height(const Game *g, int h)
{
    return g->height[0] == h ? 0 : g->height[1] == h ? 1 : 2;
}

static inline int side_of_rank(const Player *p, int rank)
{
    return p->top[0] == rank ? 0 : p->top[1] == rank ? 1 : p->top[2] == rank ? 2 : 3;
}

static inline int bits(uint32_t mask)
{
    int n = 0;
    for (; mask != 0; mask &= mask - 1)
        n++;
    return n;
}

static inline int nth_bit(uint32_t mask, unsigned n)
{
    for (; n > 0; n--)
        mask &= mask - 1;
    return __builtin_ctz(mask);
}

/* Play number `pick` of the plays of a set of side tops (low half) and hand ranks (high half). */
static inline void play_picked(Game *g, Player *p, uint32_t plain, uint32_t heights, int plain_n,
                               int spread, unsigned pick)
{
    int rank, from_hand, target;
    if (pick < (unsigned)plain_n) {
        int bit = nth_bit(plain, pick);
        from_hand = bit >> 4;
        rank = bit & 15;
        target = rank;
    } else {
        pick -= (unsigned)plain_n;
        from_hand = 1;
        if ((top_mask(p) & KING_BIT) != 0) {
            from_hand = pick >= (unsigned)spread;
            pick -= from_hand ? (unsigned)spread : 0;
        }
        rank = KING;
        target = nth_bit(heights, pick);
    }
    int c = stack_of_height(g, target);
    if (from_hand)
        play_hand(g, p, rank, c);
    else
        play_side(g, p, side_of_rank(p, rank), c);
}

/* The side stacks that differ as a place for a discard, as a mask: of the empty ones the first. */
static inline uint32_t places(const Player *p)
{
    uint32_t full = 0;
    for (int k = 0; k < SIDES; k++)
        full |= (uint32_t)(p->top[k] != NO_CARD) << k;
    return (full | (full + 1)) & 15;
}

static inline void discard_anything(Game *g, Player *p, uint32_t to)
{
    unsigned rank = below(g, (unsigned)bits(p->held));
    unsigned k = to == 15 ? below(g, SIDES) : (unsigned)nth_bit(to, below(g, (unsigned)bits(to)));
    discard(g, p, nth_bit(p->held, rank), (int)k);
}

static inline void move_eagerly(Game *g)
{
    Player *p = &g->player[g->to_move];
    uint32_t heights = height_mask(g);
    int rank = p->payoff[p->payoff_n - 1];
    if ((heights | KING_BIT) >> rank & 1) {
        play_payoff(g, p, rank == KING ? 0 : stack_of_height(g, rank));
        return;
    }
    uint32_t tops = top_mask(p);
    uint32_t plain = (tops & heights) | (p->held & heights) << 16;
    uint32_t kings = ((tops | p->held) & KING_BIT) != 0;
    if (plain == 0 && !kings) {
        discard_anything(g, p, places(p));
        return;
    }
    int plain_n = bits(plain);
    int spread = 0, n = plain_n;
    if (kings) {
        spread = bits(heights);
        n += spread * (int)((tops >> KING & 1) + (p->held >> KING & 1));
    }
    play_picked(g, p, plain, heights, plain_n, spread, n > 1 ? below(g, (unsigned)n) : 0);
}

static inline void move_randomly(Game *g)
{
    Player *p = &g->player[g->to_move];
    uint32_t heights = height_mask(g), tops = top_mask(p);
    uint32_t plain = (tops & heights) | (p->held & heights) << 16;
    int rank = p->payoff[p->payoff_n - 1];
    int spread = bits(heights), plain_n = bits(plain);
    uint32_t to = places(p);
    int payoff_n = rank == KING ? spread : (int)(heights >> rank & 1);
    int n = plain_n + spread * (int)((tops >> KING & 1) + (p->held >> KING & 1));
    int pick = (int)below(g, (unsigned)(payoff_n + n + bits(p->held) * bits(to)));
    if (pick < payoff_n)
        play_payoff(g, p, stack_of_height(g, rank == KING ? nth_bit(heights, (unsigned)pick) : rank));
    else if (pick < payoff_n + n)
        play_picked(g, p, plain, heights, plain_n, spread, (unsigned)(pick - payoff_n));
    else
        discard_anything(g, p, to);
}

static void count(const Game *g, Tally *t)
{
    t->games++;
    t->turns += g->turns;
    if (g->state == DRAWN)
        t->draws++;
    else
        t->first_wins += g->to_move == g->starter;
}

static void run_eager(Game *g, Tally *t, int games)
{
    for (int i = 0; i < games; i++) {
        long long moves = 0;
        for (deal(g); g->state == RUNNING; moves++)
            move_eagerly(g);
        t->moves += moves;
        count(g, t);
    }
}

static void run_random(Game *g, Tally *t, int games)
{
    for (int i = 0; i < games; i++) {
        long long moves = 0;
        for (deal(g); g->state == RUNNING; moves++)
            move_randomly(g);
        t->moves += moves;
        count(g, t);
    }
}

static double cpu_seconds(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}

static void report(const char *name, Game *g, void (*run)(Game *, Tally *, int), double seconds)
{
    Tally t = {0, 0, 0, 0, 0};
    double start = cpu_seconds(), spent;
    do {
        run(g, &t, 1000);
        spent = cpu_seconds() - start;
    } while (spent < seconds);
    printf("\"%s\": {\"seconds\": %.6f, \"games\": %lld, \"moves\": %lld, \"turns\": %lld, "
           "\"draws\": %lld, \"first_wins\": %lld}",
           name, spent, t.games, t.moves, t.turns, t.draws, t.first_wins);
}

int main(int argc, char **argv)
{
    double seconds = argc > 1 ? atof(argv[1]) : 1.0;
    static Game game;
    game.random = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    for (int seat = 0; seat < 2; seat++)
        for (int k = 0; k < SIDES; k++)
            game.player[seat].side[k][0] = NO_CARD;
    printf("{");
    report("eager", &game, run_eager, seconds);
    printf(", ");
    report("random", &game, run_random, seconds);
    printf("}\n");
    return 0;
}
