/** Everything random: tiles, join, cards, first player, die, and the card that a blind Begging takes. */
import type { Emit, Rng, Weighted } from '@roundhouse/engine';
import * as multiset from '@roundhouse/kit/multiset';
import { weighted } from '@roundhouse/kit/multiset';
import { takeBegged } from './attacks.ts';
import { applyFace } from './boarding.ts';
import * as cards from './cards.ts';
import { indexOfKind, repeated } from './cards.ts';
import { openFaces } from './contents.ts';
import * as flow from './flow.ts';
import { startTurn } from './flow.ts';
import * as hands from './hands.ts';
import { handOf } from './hands.ts';
import * as frames from './frames.ts';
import {
  ACTION_CARDS,
  FACES,
  JOINS,
  NUMBER_CARDS,
  PAIRS,
  type Card,
  type Chance,
  type Event,
  type State,
} from './types.ts';

// Constants of this file: engines look imported names up each time.
const kindAt = multiset.kindAt;
const total = multiset.total;
const ACTIONS = cards.ACTIONS;
const NUMBERS = cards.NUMBERS;
const placeOf = cards.placeOf;
const proceed = flow.proceed;
const drawCard = hands.drawCard;
const drawPile = hands.drawPile;
const topFrame = frames.topFrame;

const TILES = PAIRS.map((tiles): Chance => Object.freeze({ type: 'tiles', tiles }));
const JOIN = JOINS.map((join): Chance => Object.freeze({ type: 'join', join }));
const FIRST = [0, 1, 2, 3].map((seat): Chance => Object.freeze({ type: 'first', seat }));
const DIE = FACES.map((face): Chance => Object.freeze({ type: 'die', face }));
const DRAWN: readonly (readonly Chance[])[] = [
  NUMBER_CARDS.map((card): Chance => Object.freeze({ type: 'number', card })),
  ACTION_CARDS.map((card): Chance => Object.freeze({ type: 'action', card })),
];
const begged = (card: Card): Chance => Object.freeze({ type: 'begged', card });
const BEGGED: readonly (readonly Chance[])[] = [NUMBER_CARDS.map(begged), ACTION_CARDS.map(begged)];

const DIE_FACES = 6;
const PAIR_WEIGHTS = repeated(1, PAIRS.length);
const JOIN_WEIGHTS = repeated(1, JOINS.length);

interface Draw {
  readonly weights: readonly number[];
  readonly outcomes: readonly Chance[];
}
const NO_DRAW: Draw = { weights: [], outcomes: [] };

const drawAt = (state: State): Draw => {
  const frame = topFrame(state);
  switch (frame?.type) {
    case 'tiles':
      return { weights: PAIR_WEIGHTS, outcomes: TILES };
    case 'join':
      return { weights: JOIN_WEIGHTS, outcomes: JOIN };
    case 'first':
      return { weights: repeated(1, state.config.seats), outcomes: FIRST };
    case 'die': {
      const open = openFaces(state.config);
      return { weights: [open, DIE_FACES - open], outcomes: DIE };
    }
    case 'draw': {
      const kind = frame.numbers > 0 ? NUMBERS : ACTIONS;
      return { weights: drawPile(state, kind), outcomes: DRAWN[kind] ?? [] };
    }
    case 'beg': {
      const kind = indexOfKind(frame.kind);
      return { weights: handOf(state, frame.victim, kind), outcomes: BEGGED[kind] ?? [] };
    }
    default:
      return NO_DRAW;
  }
};

export function chances(state: State): readonly Weighted<Chance>[] {
  const { weights, outcomes } = drawAt(state);
  return weighted(weights, outcomes);
}

export function sampleChance(state: State, rng: Rng): Chance {
  const frame = topFrame(state);
  if (frame?.type === 'draw') return sampleCard(state, frame.numbers > 0 ? NUMBERS : ACTIONS, rng);
  const { weights, outcomes } = drawAt(state);
  const chance = outcomes[kindAt(weights, rng.below(total(weights)))];
  if (chance === undefined) throw new Error('nothing to draw');
  return chance;
}

/** Nearly all chance is a card from a deck. */
const sampleCard = (state: State, kind: number, rng: Rng): Chance => {
  const pile = drawPile(state, kind);
  const chance = DRAWN[kind]?.[kindAt(pile, rng.below(total(pile)))];
  if (chance === undefined) throw new Error('TR-1.3: nothing to draw');
  return chance;
};

export function applyChance(state: State, chance: Chance, emit?: Emit<Event>): void {
  switch (chance.type) {
    case 'tiles':
      state.pair = PAIRS.indexOf(chance.tiles);
      state.stack.pop();
      announceTrain(state, emit);
      return;
    case 'join':
      state.join = JOINS.indexOf(chance.join);
      state.stack.pop();
      announceTrain(state, emit);
      return;
    case 'first':
      state.stack.pop();
      emit?.({ type: 'first', seat: chance.seat });
      startTurn(state, chance.seat, false, emit);
      break;
    case 'number':
      drawOne(state, NUMBERS, chance.card, emit);
      break;
    case 'action':
      drawOne(state, ACTIONS, chance.card, emit);
      break;
    case 'die':
      applyFace(state, chance.face, emit);
      return;
    case 'begged':
      takeBegged(state, chance.card, emit);
      return;
  }
  proceed(state, emit);
}

const announceTrain = ({ pair, join }: State, emit?: Emit<Event>): void => {
  const [tiles, joined] = [PAIRS[pair], JOINS[join]];
  if (tiles && joined) emit?.({ type: 'train', tiles, join: joined });
};

const drawOne = (state: State, kind: number, card: Card, emit?: Emit<Event>): void => {
  const frame = topFrame(state);
  if (frame?.type !== 'draw') throw new Error('TR-1.3: nobody draws');
  drawCard(state, frame.seat, kind, placeOf(card), emit);
  if (kind === NUMBERS) frame.numbers--;
  else frame.actions--;
};
