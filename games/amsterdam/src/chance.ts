/** What is drawn: cards, the first player, contracts. */
import type { Emit, Rng, Seat, Weighted } from '@roundhouse/engine';
import { sampleKind, total, weighted } from '@roundhouse/kit/multiset';
import { CARD_CHANCES, CONTRACT_CHANCES, FIRST_CHANCES } from './actions.ts';
import { dealContract, drawContract } from './contracts.ts';
import { afterDraw, takeBlind, handOut, turnUp } from './draw.ts';
import { playerAt } from './setup.ts';
import { cardNumber, contractNumber, sizeOf, START_HAND } from './tables.ts';
import type { Chance, Event, State } from './types.ts';

export function applyChance(state: State, chance: Chance, emit?: Emit<Event>): void {
  switch (chance.type) {
    case 'card':
      return putCard(state, cardNumber(chance.card), emit);
    case 'first':
      return chooseFirst(state, chance.seat, emit);
    case 'contract': {
      const contract = contractNumber(chance.contract);
      return state.step === 'offers'
        ? dealContract(state, contract, emit)
        : drawContract(state, contract, emit);
    }
  }
}

function putCard(state: State, kind: number, emit?: Emit<Event>): void {
  switch (state.step) {
    case 'hands':
      return dealCard(state, kind, emit);
    case 'display':
      if (turnUp(state, kind, emit)) state.step = 'first';
      return;
    case 'refill':
      if (turnUp(state, kind, emit)) afterDraw(state, emit);
      return;
    default:
      return takeBlind(state, kind, emit);
  }
}

/** AM-1.2: two cards each, then the display. */
function dealCard(state: State, kind: number, emit?: Emit<Event>): void {
  handOut(state, kind, emit);
  if (total(playerAt(state, state.seat).hand) < START_HAND) return;
  state.seat += 1;
  if (state.seat < state.players.length) return;
  state.seat = 0;
  state.step = 'display';
}

/** AM-1.4. */
function chooseFirst(state: State, seat: Seat, emit?: Emit<Event>): void {
  state.seat = seat;
  state.resets = 0;
  state.step = 'offers';
  emit?.({ type: 'first', seat });
}

const NO_CHANCES: readonly Weighted<Chance>[] = Object.freeze([]);

export function chances(state: State): readonly Weighted<Chance>[] {
  switch (state.step) {
    case 'hands':
    case 'display':
    case 'blind':
    case 'refill':
      return weighted(state.pile, CARD_CHANCES);
    case 'first':
      return weighted(
        state.players.map(() => 1),
        FIRST_CHANCES,
      );
    case 'offers':
    case 'contracts':
      return weighted(topContracts(state), CONTRACT_CHANCES);
    default:
      return NO_CHANCES;
  }
}

/** Any of the fresh contracts; below them the returned ones come in their order, one outcome each. */
function topContracts(state: State): number[] {
  const set = state.fresh === 0 ? 1 << (state.under[0] ?? 0) : state.fresh;
  return CONTRACT_CHANCES.map((_, contract) => (set >> contract) & 1);
}

export function sampleChance(state: State, rng: Rng): Chance {
  switch (state.step) {
    case 'first':
      return chanceAt(FIRST_CHANCES, rng.below(state.players.length));
    case 'offers':
    case 'contracts':
      return chanceAt(CONTRACT_CHANCES, sampleContract(state, rng));
    default:
      return chanceAt(CARD_CHANCES, sampleKind(state.pile, rng));
  }
}

/** Also for a known top one number is drawn: the flow of a record shows nothing. */
function sampleContract(state: State, rng: Rng): number {
  if (state.fresh === 0) {
    rng.below(1);
    return state.under[0] ?? 0;
  }
  let left = state.fresh;
  for (let skip = rng.below(sizeOf(left)); skip > 0; skip--) left &= left - 1;
  return 31 - Math.clz32(left & -left);
}

function chanceAt(outcomes: readonly Chance[], index: number): Chance {
  const chance = outcomes[index];
  if (!chance) throw new Error(`amsterdam: no outcome ${index}`);
  return chance;
}
