/** Who sits at a table, as lines after the last move of a saved record: elsewhere they sit down again. */
import { LEVELS } from '@roundhouse/bots';
import { formatLine, type Line } from '@roundhouse/engine';
import { LONGEST_NAME } from './seating.ts';
import type { Sitter } from './table-host.ts';

export function withSitters(record: string, sitters: readonly Sitter[]): string {
  const lines = sitters.map((sitter, seat) =>
    formatLine({ kind: 'seat', seat, holder: holderOf(sitter) }),
  );
  return `${record}${lines.join('\n')}\n`;
}

function holderOf(sitter: Sitter): string {
  const role = sitter.kind === 'bot' ? ['bot', sitter.level] : ['person'];
  return [...role, ...sitter.name.split(/\s+/)].filter((word) => word !== '').join(' ');
}

/** The lines of the match alone. */
export function withoutSitters(lines: readonly Line[]): readonly Line[] {
  const last = lines.findLastIndex(({ kind }) => kind !== 'seat');
  return lines.slice(0, last + 1);
}

/** By seat, the last that is said of each. Where nothing is said: `unknown`. */
export function sittersIn(lines: readonly Line[], unknown: readonly Sitter[]): readonly Sitter[] {
  return unknown.map((one, seat) => {
    const said = lines.findLast((line) => line.kind === 'seat' && line.seat === seat);
    return said?.kind === 'seat' ? sitterFrom(said.holder, one) : one;
  });
}

function sitterFrom(holder: string, { name: usual }: Sitter): Sitter {
  const [role, ...words] = holder.split(' ');
  const level = role === 'bot' ? LEVELS.find((each) => each === words[0]) : undefined;
  const called = role === 'person' ? words : words.slice(1);
  const name = called.join(' ').slice(0, LONGEST_NAME) || usual;
  return level ? { kind: 'bot', level, name } : { kind: 'person', name };
}
