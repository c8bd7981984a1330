/** A match as a record, made of what was kept. Its seed stays where it is until the match is over. */
import { formatHeader, type Outcome } from '@roundhouse/engine';
import type { KeptMatch } from './stored-match.ts';
import type { Running } from './running.ts';

export function recordText(running: Running): string {
  const { rules, state } = running.stands;
  return keptRecord(running, rules.outcome(state));
}

/** Whether or not it can be opened. */
export function keptRecord({ match, seed, lines }: KeptMatch, result?: Outcome): string {
  const { title, rules, name, config, commit, isOver } = match;
  const header = formatHeader({
    title,
    rules,
    match: name,
    config: config ?? {},
    ...(commit === undefined ? {} : { commit }),
    ...(commit !== undefined && isOver ? { seed } : {}),
    ...(result === undefined ? {} : { result }),
  });
  return [header, '', ...lines.map(({ text }) => text), ''].join('\n');
}
