/** What lies in the store, looked at before it is trusted: other programs and other versions wrote there too. */
import { canonicalJson } from '@roundhouse/engine';
import { titleOf } from '@roundhouse/titles';
import { StoreError } from './match-store.ts';
import type { StoredLine, StoredMatch } from './stored-match.ts';
import type { MatchEntry, MatchProblem } from './table-host.ts';

/** Whether it has the parts that every match has. */
function isWhole(stored: Partial<StoredMatch>): stored is StoredMatch {
  const { id, title, rules, name, seed, touched, lines } = stored;
  return (
    [id, title, name, seed].every((text) => typeof text === 'string') &&
    [rules, touched, lines].every(Number.isSafeInteger) &&
    Array.isArray(stored.sitters) &&
    stored.sitters.every((sitter) => typeof sitter?.name === 'string') &&
    Array.isArray(stored.owing) &&
    typeof stored.snapshot === 'object' &&
    typeof stored.config === 'object'
  );
}

/** Why it can't be opened, as far as that shows without reading its lines; `kept` of them are there. */
export async function problemOf(
  stored: Partial<StoredMatch>,
  kept: number,
): Promise<MatchProblem | undefined> {
  if (!isWhole(stored)) return 'unusable';
  const title = titleOf(stored.title);
  if (!title) return 'unusable';
  const { version } = await title.rules();
  if (Math.max(stored.rules, stored.snapshot.rules) > version) return 'newer';
  // What older rules wrote is opened by its last position, not by its lines.
  return stored.rules === version && kept !== stored.lines ? 'unusable' : undefined;
}

export async function assertReadable(stored: Partial<StoredMatch>, kept: number): Promise<void> {
  const problem = await problemOf(stored, kept);
  if (problem) throw new StoreError(problem, `${stored.title} by version ${stored.rules}`);
}

/** Of what is not whole only that it is there, so that it can be saved and deleted. */
export function entryOf(stored: Partial<StoredMatch>, problem?: MatchProblem): MatchEntry {
  const { id, title } = stored;
  const known = isWhole(stored) ? stored : NOTHING_KNOWN;
  const { sitters, touched, lines, owing, isOver } = known;
  return {
    match: String(id),
    title: String(title),
    sitters,
    touched,
    lines,
    owing,
    isOver,
    ...(problem === undefined ? {} : { problem }),
  };
}

const NOTHING_KNOWN = { sitters: [], touched: 0, lines: 0, owing: [], isOver: false };

/** A match as a record, made of what was kept and not of what could be replayed. Its seed stays here until it is over. */
export function keptRecord(stored: Partial<StoredMatch>, lines: readonly StoredLine[]): string {
  const { title, rules, name, config, commit, seed, isOver } = stored;
  return [
    `title ${title}`,
    `rules ${rules}`,
    `match ${name}`,
    `config ${canonicalJson(config ?? {})}`,
    ...(commit === undefined ? [] : [`commit ${commit}`]),
    ...(commit !== undefined && isOver === true ? [`seed ${seed}`] : []),
    '',
    ...lines.map(({ text }) => text),
    '',
  ].join('\n');
}
