/** From a record to the match that it tells of. */
import { canonicalJson } from './canonical.ts';
import type { Line } from './line.ts';
import { openMatch, startMatch, type Match, type Step } from './match.ts';
import { RecordError, type MatchRecord } from './record.ts';
import { retracing } from './retracing.ts';
import { isRefusal, refusal, type GameTypes, type Rules } from './rules.ts';
import { snapshotOf, type StoredPosition } from './snapshot.ts';
import { isOfTable } from './table-lines.ts';
import { upgrade, upgradeConfig } from './upgrade.ts';

/**
 * Plays every line again. Throws a `RecordError` that names the first line which can't stand.
 * `places` gives the number of each line in the file (default: its seq).
 */
export function replay<G extends GameTypes>(
  rules: Rules<G>,
  record: MatchRecord,
  places: readonly number[] = record.lines.map((_, index) => index + 1),
  onStep?: (step: Step<G>, match: Match<G>) => void,
): Match<G> {
  checkTableLines(rules, record, places);
  const match = openRecord(rules, record, places);
  const { after } = match.base;
  const add = retracing(match);
  for (const [index, line] of record.lines.slice(after).entries()) {
    const step = add(line);
    if (isRefusal(step)) {
      const figures = Object.entries(step.params).map(([name, value]) => `${name} ${value}`);
      const because = [step.code, ...figures].join(', ');
      const at = places[after + index] ?? after + index + 1;
      throw new RecordError(at, `refused by ${step.rule}: ${because}`, step);
    }
    onStep?.(step, match);
  }
  checkResult(rules, record, match);
  return match;
}

/** Where lines can be replayed from: the set-up, or the line from which on these rules were played. */
export function openRecord<G extends GameTypes>(
  rules: Rules<G>,
  record: MatchRecord,
  places: readonly number[] = [],
): Match<G> {
  const { lines, match: id } = record;
  const at = lines.findLastIndex(({ kind }) => kind === 'rules');
  const line = lines[at];
  if (line?.kind !== 'rules') return startMatch(rules, configOf(rules, record, record.rules), id);
  const config = configOf(rules, record, line.version);
  try {
    const position = JSON.parse(line.position) as Omit<StoredPosition, 'after'>;
    const snapshot = { ...position, after: at + 1, rules: rules.version };
    const { base } = upgrade(rules, { config, snapshot });
    return openMatch(rules, config, id, { ...base, state: { ...base.state, config } });
  } catch {
    const fault = refusal('not-a-line', 'table', { text: `.rules ${line.version}` });
    throw new RecordError(places[at] ?? at + 1, 'the position can not be read', fault);
  }
}

/** The line that says from where on the present rules are played, and how the match stands there. */
export function rulesLine<G extends GameTypes>(match: Match<G>): Line {
  const { rules: version, after: _, floor: __, ...position } = snapshotOf(match);
  return { kind: 'rules', version, position: canonicalJson(position) };
}

/** A table has less to say than a game; a record stuffed with its lines is none. */
function checkTableLines<G extends GameTypes>(
  rules: Rules<G>,
  { lines }: MatchRecord,
  places: readonly number[],
): void {
  const most = rules.meta.maxLines;
  let count = 0;
  for (const [index, line] of lines.entries()) {
    if (isOfTable(line)) count++;
    if (count > most) {
      const fault = refusal('too-many-lines', 'table', { most });
      const at = places[index] ?? index + 1;
      throw new RecordError(at, `more than ${most} lines are not of the game`, fault);
    }
  }
}

function configOf<G extends GameTypes>(
  rules: Rules<G>,
  record: MatchRecord,
  played: number,
): G['config'] {
  if (record.title !== rules.title) {
    const fault = refusal('other-title', 'table', { given: record.title, title: rules.title });
    throw new RecordError(1, `a record of '${record.title}', not of '${rules.title}'`, fault);
  }
  if (played !== rules.version) {
    const { version } = rules;
    const fault = refusal('other-version', 'table', { given: played, version });
    throw new RecordError(
      1,
      `written by version ${played} of the rules; its lines can be replayed by that version only, this is ${version}`,
      fault,
    );
  }
  const config = upgradeConfig(rules, record.rules, record.config);
  if (isRefusal(config)) {
    throw new RecordError(1, `the config was refused: ${config.code}`, config);
  }
  return config;
}

function checkResult<G extends GameTypes>(
  rules: Rules<G>,
  record: MatchRecord,
  match: Match<G>,
): void {
  if (record.result === undefined) return;
  const outcome = rules.outcome(match.state);
  if (!outcome) {
    const fault = refusal('not-over-yet', 'table');
    throw new RecordError(1, 'the header gives a result, but the match is not over', fault);
  }
  const [given, played] = [canonicalJson(record.result), canonicalJson(outcome)];
  if (given !== played) {
    const fault = refusal('other-result', 'table', { given, played });
    throw new RecordError(1, `the result is ${played}, the header says ${given}`, fault);
  }
}
