/**
 * Another world for an observer (AM-7.1): all that he may not know is dealt anew, over states alone.
 *
 * Public and kept: display, discards, sizes of hands and piles, the cards seen taken from the display
 * and not yet paid, how many contracts each holds and has before him, who returned which place of the
 * contract pile. The state forgets some things that a sharp observer might still work out (what the
 * discards were when they became the pile, that a contract of his own came up again): those are dealt
 * anew too, so the worlds are a little wider than his knowledge, and the check is so much the harder.
 */
import type { Rng, Seat, Viewer } from '@roundhouse/engine';
import { shuffled } from '@roundhouse/engine/testing';
import { CARDS, rules, type Player, type State } from '@roundhouse/amsterdam/rules';

const TRIES = 40;

export function redeal(state: State, observer: Viewer, rng: Rng): State {
  if (observer === 'all') return rules.clone(state);
  const world = rules.clone(state);
  dealContracts(world, observer, rng);
  dealHands(world, observer, rng);
  for (let tries = 1; !passesFit(world); tries++) {
    if (tries === TRIES) return keepHands(world, state);
    dealHands(world, observer, rng);
  }
  return world;
}

function others(state: State, observer: Seat | null): Player[] {
  return state.players.filter((_, seat) => seat !== observer);
}

function bitsOf(set: number): number[] {
  return Array.from({ length: 24 }, (_, bit) => bit).filter((bit) => (set >> bit) & 1);
}

function setOf(bits: readonly number[]): number {
  return bits.reduce((set, bit) => set | (1 << bit), 0);
}

/** AM-1.3, AM-5.2: what others hold, are offered or have returned, and what nobody has seen. */
function dealContracts(world: State, observer: Seat | null, rng: Rng): void {
  const strangers = others(world, observer);
  // AM-7.1: at the end all contracts that are held lie open.
  const holders = world.step === 'over' ? [] : strangers;
  const foreign = [...world.under.keys()].filter((place) => world.underBy[place] !== observer);
  const pool = shuffled(
    [
      ...bitsOf(world.fresh),
      ...holders.flatMap((player) => bitsOf(player.held)),
      ...strangers.flatMap((player) => bitsOf(player.offer)),
      ...foreign.flatMap((place) => world.under[place] ?? []),
    ],
    rng,
  );
  const deal = (many: number): number[] => pool.splice(0, many);
  for (const player of holders) player.held = setOf(deal(bitsOf(player.held).length));
  for (const player of strangers) player.offer = setOf(deal(bitsOf(player.offer).length));
  for (const place of foreign) world.under.splice(place, 1, ...deal(1));
  world.fresh = setOf(pool);
  for (const player of strangers) if (player.chosen !== 0) player.chosen = seal(player.offer, rng);
}

/** AM-1.3: whether somebody has chosen stays as it is; which and how many is not known until all have. */
function seal(offer: number, rng: Rng): number {
  const contracts = shuffled(bitsOf(offer), rng);
  return setOf(contracts.slice(0, 1 + rng.below(contracts.length)));
}

function cardsIn(counts: readonly number[]): number[] {
  return counts.flatMap((many, kind) => Array.from({ length: many }, () => kind));
}

function countsOf(cards: readonly number[]): number[] {
  return CARDS.map((_, kind) => cards.filter((card) => card === kind).length);
}

function fill(counts: number[], cards: readonly number[]): void {
  counts.splice(0, counts.length, ...countsOf(cards));
}

/** AM-7.2: what is public of a hand: with the strict memory no more than the latest turn's takes. */
function remembered(world: State, player: Player): number[] {
  return world.config.memory === 'assisted' ? cardsIn(player.known) : [...player.took];
}

/** AM-7.1: what is not known of the others' hands is mixed with the pile. */
function dealHands(world: State, observer: Seat | null, rng: Rng): void {
  const hands = others(world, observer).map((player) => {
    const kept = remembered(world, player);
    const known = countsOf(kept);
    const secret = cardsIn(player.hand.map((many, kind) => many - (known[kind] ?? 0)));
    return { player, kept, secret };
  });
  const pool = shuffled([...cardsIn(world.pile), ...hands.flatMap(({ secret }) => secret)], rng);
  for (const { player, kept, secret } of hands) {
    fill(player.hand, [...kept, ...pool.splice(0, secret.length)]);
  }
  fill(world.pile, pool);
  if (world.config.memory === 'strict') for (const player of world.players) tally(player, rng);
}

/** AM-7.2: the strict memory tells nobody how many older takes are still in a hand, his own included. */
function tally(player: Player, rng: Rng): void {
  const took = countsOf(player.took);
  const known = player.hand.map((many, kind) => {
    const least = took[kind] ?? 0;
    return least + rng.below(many - least + 1);
  });
  player.known.splice(0, player.known.length, ...known);
}

/**
 * AM-2.2: whoever passed could do nothing, and since passes change nothing, so it is still. Once
 * somebody acts the state forgets it.
 */
function passesFit(world: State): boolean {
  const seats = world.players.length;
  const lastActed = world.step === 'over' ? world.seat + 1 : world.seat;
  return Array.from({ length: world.passes }, (_, ago) => ago + 1).every((ago) => {
    const seat = (lastActed - ago + seats) % seats;
    return rules.legal({ ...world, step: 'turn', seat }, seat)[0]?.type === 'pass';
  });
}

function keepHands(world: State, state: State): State {
  const { players, pile } = rules.clone(state);
  for (const [seat, { hand, known }] of players.entries()) {
    const player = world.players[seat];
    player?.hand.splice(0, hand.length, ...hand);
    player?.known.splice(0, known.length, ...known);
  }
  world.pile.splice(0, pile.length, ...pile);
  return world;
}
