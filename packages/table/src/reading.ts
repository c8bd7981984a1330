/** What lies in a store, looked at before it is trusted: other programs and other versions wrote there too. */
import type { Rules } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/titles/playable';
import type { MatchEntry, MatchProblem } from './match-entry.ts';
import type { StoredMatch } from './stored-match.ts';

/** Whether it has the parts that every match has. */
function isWhole(stored: Partial<StoredMatch>): stored is StoredMatch {
  const { id, title, rules, name, touched, lines, snapshot } = stored;
  return (
    [id, title, name].every((text) => typeof text === 'string') &&
    [rules, touched, lines].every(Number.isSafeInteger) &&
    Array.isArray(stored.sitters) &&
    stored.sitters.every((sitter) => typeof sitter?.name === 'string') &&
    Array.isArray(stored.owing) &&
    isObject(snapshot) &&
    Number.isSafeInteger(snapshot.rules) &&
    isObject(snapshot.state) &&
    isObject(stored.config)
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Why it can't be opened, as far as that shows without reading its lines; `kept` of them are there. */
export function problemOf(
  stored: Partial<StoredMatch>,
  kept: number,
  rules: Rules<AnyGame> | undefined,
): MatchProblem | undefined {
  if (!isWhole(stored) || !rules) return 'unusable';
  const { version } = rules;
  if (Math.max(stored.rules, stored.snapshot.rules) > version) return 'newer';
  // What older rules wrote is opened by its last position, not by its lines.
  return stored.rules === version && kept !== stored.lines ? 'unusable' : undefined;
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
