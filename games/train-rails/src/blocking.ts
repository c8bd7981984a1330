/** TR-7: who blocks whom. The test looks at a hidden hand; its answer is public, and so is what it tells. */
import type { Emit, Seat } from '@roundhouse/engine';
import { isRed, NUMBERS, valueAt } from './cards.ts';
import { proceed, seatsIn } from './flow.ts';
import { handOf, heldIn } from './hands.ts';
import { testMasks, type Masks } from './aisle.ts';
import { sendOut } from './pawns.ts';
import { cellOf, trainOf } from './train.ts';
import type { CellId, Event, Fact, State } from './types.ts';

/** So many facts about one hand are remembered, the newest ones. */
const REMEMBERED = 4;

/** What one number card, or two of a colour, can add up to: bit n for n. */
export function countsOfHand(numbers: readonly number[]): number {
  let mask = 0;
  for (let left = heldIn(numbers); left !== 0; left &= left - 1) {
    const a = 31 - Math.clz32(left & -left);
    mask |= 1 << valueAt(a);
    const others = (numbers[a] ?? 0) > 1 ? left : left & (left - 1);
    for (let rest = others; rest !== 0; rest &= rest - 1) {
      const b = 31 - Math.clz32(rest & -rest);
      if (isRed(a) === isRed(b)) mask |= 1 << (valueAt(a) + valueAt(b));
    }
  }
  return mask;
}

/** TR-7.1: those whose absence alone frees the pawn; if none alone, all opponents in the aisle. */
function blockersBy({ now, clear, without, inAisle }: Masks, counts: number): number {
  if ((counts & now) !== 0 || (counts & clear) === 0) return 0;
  let alone = 0;
  for (let other = 0; other < without.length; other++) {
    if ((counts & (without[other] ?? 0)) !== 0) alone |= 1 << other;
  }
  return alone === 0 ? inAisle : alone;
}

/** Whether a number hand is one that this public test could have been about. */
export function fitsFact(fact: Fact, numbers: readonly number[]): boolean {
  return (blockersBy(fact, countsOfHand(numbers)) & fact.asked) === fact.blockers;
}

/** Tests the seat's pawn and remembers what everybody learns: the answer cut to the seats in `asked`. */
function blockersOf(state: State, seat: Seat, asked: number): number {
  const masks = testMasks(state, seat);
  if (masks === undefined) return 0;
  const blockers = blockersBy(masks, countsOfHand(handOf(state, seat, NUMBERS))) & asked;
  const { now, clear, without, inAisle } = masks;
  remember(state, { seat, now, clear, without, inAisle, asked, blockers });
  return blockers;
}

function remember(state: State, fact: Fact): void {
  let [own, oldest] = [0, -1];
  for (let at = state.facts.length - 1; at >= 0; at--) {
    const other = state.facts[at];
    if (other?.seat !== fact.seat) continue;
    if (isSameFact(other, fact)) return;
    own++;
    oldest = at;
  }
  state.facts.push(fact);
  if (own === REMEMBERED) state.facts.splice(oldest, 1);
}

function isSameFact(a: Fact, b: Fact): boolean {
  return (
    a.seat === b.seat &&
    a.now === b.now &&
    a.clear === b.clear &&
    a.inAisle === b.inAisle &&
    a.asked === b.asked &&
    a.blockers === b.blockers &&
    a.without.every((mask, other) => mask === b.without[other])
  );
}

/** The step that plays itself at the start of a turn: is a payment due, or is the own pawn blocked. */
export function applyCheck(state: State, emit?: Emit<Event>): void {
  const frame = state.stack.pop();
  if (frame?.type === 'payment') checkPayment(state, emit);
  else testOwnPawn(state, emit);
  proceed(state, emit);
}

/** TR-7.2: each victim of a counter of 2 or more who names the player is tested again. */
function checkPayment(state: State, emit?: Emit<Event>): void {
  const { player } = state;
  const asked = 1 << player;
  const victims: Seat[] = [];
  for (const [victim, count] of state.counter.entries()) {
    if (count < 2 || ((state.blockers[victim] ?? 0) & asked) === 0) continue;
    if (blockersOf(state, victim, asked) !== 0) victims.push(victim);
  }
  if (victims.length === 0) return;
  emit?.({ type: 'due', seat: player, victims });
  state.stack.push({ type: 'pay' });
}

/** TR-7.1. */
function testOwnPawn(state: State, emit?: Emit<Event>): void {
  const { player } = state;
  const blockers = blockersOf(state, player, (1 << state.config.seats) - 1);
  state.blockers[player] = blockers;
  state.counter[player] = blockers === 0 ? 0 : (state.counter[player] ?? 0) + 1;
  emit?.({
    type: 'tested',
    seat: player,
    counter: state.counter[player] ?? 0,
    blockers: seatsIn(blockers),
  });
}

export function applyPay(state: State, id: CellId, emit?: Emit<Event>): void {
  const train = trainOf(state);
  state.stack.pop();
  sendOut(state, train, state.player, cellOf(train, id), 'payment', emit);
  proceed(state, emit);
}
