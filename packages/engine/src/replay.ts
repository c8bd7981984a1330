/** From a record to the match that it tells of. */
import { canonicalJson } from './canonical.ts';
import { extend, startMatch, type Match, type Step } from './match.ts';
import { RecordError, type MatchRecord } from './record.ts';
import { isRefusal, refusal, type GameTypes, type Rules } from './rules.ts';

/** What the table says and what was taken back: no match has more of it than this for each line played. */
const LINES_A_LINE = 4;

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
  const match = startMatch(rules, configOf(rules, record), record.match);
  const most = rules.meta.maxLines * LINES_A_LINE;
  if (record.lines.length > most) {
    const fault = refusal('too-many-lines', 'table', { lines: record.lines.length, most });
    throw new RecordError(places[most] ?? most, `more than ${most} lines are no match`, fault);
  }
  for (const [index, line] of record.lines.entries()) {
    const step = extend(match, line);
    if (isRefusal(step)) {
      const figures = Object.entries(step.params).map(([name, value]) => `${name} ${value}`);
      const because = [step.code, ...figures].join(', ');
      const at = places[index] ?? index + 1;
      throw new RecordError(at, `refused by ${step.rule}: ${because}`, step);
    }
    onStep?.(step, match);
  }
  checkResult(rules, record, match);
  return match;
}

function configOf<G extends GameTypes>(rules: Rules<G>, record: MatchRecord): G['config'] {
  if (record.title !== rules.title) {
    const fault = refusal('other-title', 'table', { given: record.title, title: rules.title });
    throw new RecordError(1, `a record of '${record.title}', not of '${rules.title}'`, fault);
  }
  if (record.rules !== rules.version) {
    const { version } = rules;
    const fault = refusal('other-version', 'table', { given: record.rules, version });
    throw new RecordError(
      1,
      `written by version ${record.rules} of the rules; its lines can be replayed by that version only, this is ${version}`,
      fault,
    );
  }
  const config = rules.configure(record.config);
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
