/** A match as a record, made of what was kept. Its seed stays where it is until the match is over. */
import { formatHeader, type Outcome } from '@roundhouse/engine';
import type { KeptMatch } from './stored-match.ts';
import { keptOf, type Running } from './running.ts';
import { withSitters } from './sitter.ts';

export function recordText(running: Running): string {
  const { rules, state } = running.stands;
  return keptRecord(keptOf(running), rules.outcome(state));
}

/** Whether or not it can be opened. */
export function keptRecord(kept: KeptMatch, result?: Outcome): string {
  const { isOver, commit } = kept.match;
  return written(kept, isOver && commit !== undefined, result);
}

/** With its seed: for who speaks for the whole table. */
export function wholeRecord(running: Running): string {
  const { rules, state } = running.stands;
  return written(keptOf(running), true, rules.outcome(state));
}

/** With its seed, and who sits where: for a store that is a file, from which the match is gone on with. */
export function resumableRecord(kept: KeptMatch, result?: Outcome): string {
  return withSitters(written(kept, true, result), kept.match.sitters);
}

function written({ match, seed, lines }: KeptMatch, withSeed: boolean, result?: Outcome): string {
  const { title, rules, name, config, commit, salts } = match;
  const header = formatHeader({
    title,
    rules,
    match: name,
    config: config ?? {},
    ...(commit === undefined ? {} : { commit }),
    ...(salts === undefined ? {} : { salts }),
    ...(withSeed && !match.byHand ? { seed } : {}),
    ...(result === undefined ? {} : { result }),
  });
  return [header, '', ...lines.map(({ text }) => text), ''].join('\n');
}
