/** Nothing lost, nothing twice; kept figures equal to recomputed ones. */
import type { Seat } from '@roundhouse/engine';
import { countOnes } from '@roundhouse/kit/bitset';
import { total } from '@roundhouse/kit/multiset';
import { fitsFact } from './blocking.ts';
import { NUMBERS, pawnsOf } from './cards.ts';
import { contentsIn } from './contents.ts';
import { handOf } from './hands.ts';
import { decodeKnown, knownCounts } from './memory.ts';
import { sitterAt } from './pawns.ts';
import { cellOf, isAisle, trainOf } from './train.ts';
import { NOT_WAITING, NOWHERE, type Attack, type CellId, type Frame, type State } from './types.ts';

function demand(holds: boolean, message: string): void {
  if (!holds) throw new Error(message);
}

export function assertSound(state: State): void {
  checkTrain(state);
  checkCards(state);
  checkPawns(state);
  checkAisle(state);
  checkMemory(state);
}

/** TR-1.2: what is still to be drawn by lot waits on the stack; cells and doors are this train's. */
function checkTrain(state: State): void {
  const waits = (type: 'tiles' | 'join' | 'first'): boolean =>
    state.stack.some((each) => each.type === type);
  demand(state.pair < 0 === waits('tiles'), `TR-1.2: pair ${state.pair}`);
  demand(state.join < 0 === waits('join'), `TR-1.2: join ${state.join}`);
  demand(state.player < 0 === waits('first'), `TR-1.5: player ${state.player}`);
  if (state.pair < 0 || state.join < 0) return;
  const { doors, indexOf } = trainOf(state);
  for (const waiting of state.waiting) demand(waiting < 2 * doors.length, 'TR-3.1: no such door');
  for (const frame of state.stack) {
    for (const cell of cellsOf(frame)) demand(indexOf.has(cell), `TR-1.2: no cell ${cell}`);
    if (frame.type === 'window') checkAttack(state, frame.seat, frame.attack);
  }
}

/** TR-6.1: what was aimed at is there while it is answered. */
function checkAttack(state: State, target: Seat, attack: Attack): void {
  if (attack.card === 'beg') return;
  const train = trainOf(state);
  const cell = cellOf(train, attack.cell);
  const isAimed = sitterAt(state, cell) === target || state.aisle[target] === cell;
  demand(isAimed, `TR-6.1: no pawn of seat ${target} on ${attack.cell}`);
  if (attack.card !== 'excuse') return;
  const isFree = sitterAt(state, cellOf(train, attack.shift)) < 0;
  demand(isFree, `TR-4.8: seat ${attack.shift} is taken`);
}

function cellsOf(frame: Frame): readonly CellId[] {
  if (frame.type === 'reseat') return [frame.pushed];
  if (frame.type !== 'window') return [];
  const { attack } = frame;
  const cells = 'cell' in attack ? [attack.cell] : [];
  if (attack.card === 'exit2' && attack.other !== null) return [...cells, attack.other];
  return attack.card === 'excuse' ? [...cells, attack.shift] : cells;
}

function checkCards(state: State): void {
  for (const [kind, copies] of contentsIn(state.config).copies.entries()) {
    for (const [place, count] of copies.entries()) {
      let found = (state.deck[kind]?.[place] ?? 0) + (state.discard[kind]?.[place] ?? 0);
      for (let seat = 0; seat < state.config.seats; seat++) {
        found += handOf(state, seat, kind)[place] ?? 0;
      }
      demand(found === count, `TR-1.3: ${found} of card ${kind}.${place}, not ${count}`);
    }
  }
  for (const [at, counts] of state.hands.entries()) {
    demand(
      counts.every((count) => count >= 0),
      `TR-1.3: hand ${at} has a count below zero`,
    );
    demand(total(counts) === state.sizes[at], `TR-1.6: hand ${at} is not of its public size`);
  }
}

function checkPawns(state: State): void {
  const pushed = state.stack.find((frame) => frame.type === 'reseat');
  let taken = 0;
  for (const [seat, supply] of state.supply.entries()) {
    const sitting = state.sitting[seat] ?? 0;
    demand((taken & sitting) === 0, `TR-4.4: two pawns on one seat`);
    taken |= sitting;
    const waiting = state.waiting[seat] === NOT_WAITING ? 0 : 1;
    const aisle = state.aisle[seat] === NOWHERE ? 0 : 1;
    const extra = pushed?.seat === seat ? 1 : 0;
    const pawns = supply + waiting + aisle + extra + countOnes(sitting);
    demand(pawns === pawnsOf(state.config), `TR-1.1: seat ${seat} has ${pawns} pawns`);
    demand(supply >= 0 && (state.tokens[seat] ?? 0) >= 0, `TR-1.4: seat ${seat} is short`);
  }
  const own = state.sitting[state.player] ?? 0;
  demand((state.satNow & ~own) === 0, 'TR-8.2: seats taken in this turn are not held');
  demand(countOnes(state.marked) < state.config.seats, 'TR-5.4: everybody is marked');
}

function checkAisle(state: State): void {
  const { aisle, config } = state;
  for (const [seat, cell] of aisle.entries()) {
    const held = state.heldBy[seat] ?? 0;
    if (cell !== NOWHERE) demand(isAisle(trainOf(state), cell), `TR-3.5: ${cell} is no aisle cell`);
    for (let other = 0; other < config.seats; other++) {
      if (((held >> other) & 1) === 0) continue;
      const isHeld = cell !== NOWHERE && aisle[other] === cell && other !== seat;
      demand(isHeld && config.overtaking === 'strict', `TR-4.7: ${seat} is not held by ${other}`);
      demand(
        (((state.heldBy[other] ?? 0) >> seat) & 1) === 0,
        'TR-4.7: each came before the other',
      );
    }
    if (held === 0) demand(state.cameFrom[seat] === NOWHERE, 'TR-4.7: came from, but not held');
    const counter = state.counter[seat] ?? 0;
    demand(counter === 0 || cell !== NOWHERE, `TR-7.1: seat ${seat} counts without a pawn`);
    demand((state.blockers[seat] === 0) === (counter === 0), 'TR-7.1: counter and blockers differ');
  }
}

function checkMemory(state: State): void {
  for (const [at, entry] of state.known.entries()) {
    demand(at === 0 || entry >= (state.known[at - 1] ?? 0), 'TR-5.8: known cards are not in order');
    const { by, of, kind, place } = decodeKnown(entry);
    const known = knownCounts(state, by, of, kind)[place] ?? 0;
    const held = handOf(state, of, kind)[place] ?? 0;
    demand(
      known <= held,
      `TR-5.8: ${by} knows ${known} of ${kind}.${place} with ${of}, not ${held}`,
    );
  }
  for (const fact of state.facts) {
    const fits = fitsFact(fact, handOf(state, fact.seat, NUMBERS));
    demand(fits, `TR-7.1: the hand of seat ${fact.seat} contradicts a public test`);
  }
}
