/** Who sits at a table, and how a record tells it in lines after the last move: elsewhere they sit down again. */
import { LEVELS, type Level } from '@roundhouse/bots';
import {
  formatHolder,
  formatLine,
  isLearned,
  parseHolder,
  type BoxRules,
  type Line,
} from '@roundhouse/engine';
import type { PieceColour } from '@roundhouse/titles/playable';
import { personName } from './names.ts';

/** Who sits in a seat: a person, or a bot. Without a colour of their own, the seat's. */
export type Sitter = { readonly name: string; readonly colour?: PieceColour } & (
  | { readonly kind: 'person' }
  | { readonly kind: 'bot'; readonly level: Level }
);

export type Bot = Extract<Sitter, { kind: 'bot' }>;

/** With a box that it has not learned with a bot plays by its rule of thumb, and says so. */
export function asItPlays(sitter: Sitter, box: BoxRules | undefined, config: object): Sitter {
  const hasLearned = sitter.kind === 'bot' && ['hard', 'expert'].includes(sitter.level);
  return hasLearned && !isLearned(box, config) ? { ...sitter, level: 'normal' } : sitter;
}

/** In letters; as much as a sign has room for. */
export const LONGEST_NAME = 24;

export function withSitters(record: string, sitters: readonly Sitter[]): string {
  const lines = sitters.map((sitter, seat) =>
    formatLine({ kind: 'seat', seat, holder: formatHolder(sitter) }),
  );
  return `${record}${lines.join('\n')}\n`;
}

/** The lines of the match alone. */
export function withoutSitters(lines: readonly Line[]): readonly Line[] {
  const last = lines.findLastIndex(({ kind }) => kind !== 'seat');
  return lines.slice(0, last + 1);
}

/** By seat, the last that is said of each. Where nothing is said: a person with a usual name. */
export function sittersIn(lines: readonly Line[], seats: number): readonly Sitter[] {
  return Array.from({ length: seats }, (_, seat) => {
    const said = lines.findLast((line) => line.kind === 'seat' && line.seat === seat);
    return sitterFrom(said?.kind === 'seat' ? said.holder : '', seat);
  });
}

function sitterFrom(text: string, seat: number): Sitter {
  const holder = parseHolder(text);
  // Where a record does not say who played, they get names, so that sentences read well.
  const name = holder.name.slice(0, LONGEST_NAME) || personName(seat);
  if (holder.kind === 'person') return { kind: 'person', name };
  const level = LEVELS.find((each) => each === holder.level);
  // Somebody else sits where a bot sat that is not known here.
  return level ? { kind: 'bot', level, name } : { kind: 'person', name };
}
