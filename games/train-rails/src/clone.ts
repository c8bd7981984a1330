/** A state's copy, written by hand: playouts make many. */
import type { Fact, Frame, State } from './types.ts';

export function clone(state: State): State {
  return {
    config: state.config,
    pair: state.pair,
    join: state.join,
    stack: state.stack.map(cloneFrame),
    over: state.over,
    player: state.player,
    direction: state.direction,
    marked: state.marked,
    bonus: state.bonus,
    boarded: state.boarded,
    begRefused: state.begRefused,
    satNow: state.satNow,
    supply: state.supply.slice(),
    waiting: state.waiting.slice(),
    aisle: state.aisle.slice(),
    heldBy: state.heldBy.slice(),
    cameFrom: state.cameFrom.slice(),
    sitting: state.sitting.slice(),
    tokens: state.tokens.slice(),
    counter: state.counter.slice(),
    blockers: state.blockers.slice(),
    hands: state.hands.map((counts) => counts.slice()),
    sizes: state.sizes.slice(),
    deck: state.deck.map((counts) => counts.slice()),
    discard: state.discard.map((counts) => counts.slice()),
    known: state.known.slice(),
    facts: state.facts.map(cloneFact),
  };
}

export function cloneFact(fact: Fact): Fact {
  return { ...fact, without: [...fact.without] };
}

export function cloneFrame(frame: Frame): Frame {
  return frame.type === 'window' ? { ...frame, attack: { ...frame.attack } } : { ...frame };
}
