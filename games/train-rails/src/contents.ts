/** What follows from a box, ours or somebody's own: decks, die, and the trains that were asked for. */
import { oncePerBox } from '@roundhouse/engine';
import { listed } from './cards.ts';
import { OUR_BOX } from './our-box.ts';
import type { Train } from './train.ts';
import { ACTION_CARDS, NUMBER_CARDS, type Config, type TrainBox } from './types.ts';

export interface Contents {
  readonly box: TrainBox;
  /** Counts by card: number cards, action cards. */
  readonly copies: readonly (readonly number[])[];
  /** How many faces of the die are open. */
  readonly open: number;
  /** By pair and join. */
  readonly trains: (Train | undefined)[];
}

function unpack(box: TrainBox): Contents {
  const counts = [NUMBER_CARDS, ACTION_CARDS].map((kind) => kind.map((card) => box.cards[card]));
  const open = box.die.filter((face) => face === 'open').length;
  return { box, copies: counts.map(listed), open, trains: [] };
}

const contentsOf = oncePerBox(unpack);
const OURS = contentsOf(OUR_BOX);

export function contentsIn({ box }: Pick<Config, 'box'>): Contents {
  return box === undefined ? OURS : contentsOf(box);
}

/** How many faces of the die are open. TR-1.7: the option opens one more. */
export function openFaces(config: Pick<Config, 'box' | 'die'>): number {
  return contentsIn(config).open + (config.die === '4' ? 1 : 0);
}
