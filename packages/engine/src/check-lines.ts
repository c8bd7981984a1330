/** Every line of a record against the rules and the seed, one after the other. */
import type { Draw } from './chance.ts';
import { extend, type Match } from './match.ts';
import { RecordError, type MatchRecord } from './record.ts';
import { openRecord } from './replay.ts';
import {
  isRefusal,
  refusal,
  type GameTypes,
  type Refusal,
  type Rules,
  type Seat,
} from './rules.ts';
import { leavesAsking } from './table-lines.ts';
import { fairOutcome, tampering } from './tampering.ts';
import { mayUndoAlone } from './undo.ts';

export interface CheckedLines {
  /** How many draws were recomputed, the undone ones too. */
  readonly draws: number;
  /** Up to this line older rules were played, and what was drawn there these can't recompute; 0: there are none. */
  readonly from: number;
  /** How often something was taken back that nobody takes back alone, with every seat's consent. */
  readonly agreed: number;
  /** The lines that took back such a thing without it. */
  readonly unagreed: readonly number[];
}

/** Throws at the first draw that is not the seed's, or where a line is missing or too many; `replay` tells the rest. */
export function checkLines<G extends GameTypes>(
  rules: Rules<G>,
  record: MatchRecord,
  draw: Draw,
  places: readonly number[],
): CheckedLines {
  const match = openRecord(rules, record, places);
  const from = match.base.after;
  const unagreed: number[] = [];
  let [draws, together] = [0, 0];
  let agreed = new Map<Seat, number>();
  for (const [skipped, line] of record.lines.slice(from).entries()) {
    const index = from + skipped;
    const isOther = line.kind === 'chance' && !isFair(match, line.text, draw);
    if (line.kind === 'agree') agreed.set(line.seat, line.to);
    if (line.kind === 'undo' && !mayUndoAlone(match, line.to)) {
      if (isAgreed(match, line.to, agreed)) together++;
      else unagreed.push(index + 1);
    }
    if (!leavesAsking(line)) agreed = new Map();
    if (isOther || isRefusal(extend(match, line))) {
      const wrong = wrongLine(match, record, index, draw, places);
      if (wrong) throw wrong;
      break;
    }
    if (line.kind === 'chance') draws++;
  }
  return { draws, agreed: together, unagreed, from };
}

function isAgreed<G extends GameTypes>(
  { config }: Match<G>,
  to: number,
  agreed: ReadonlyMap<Seat, number>,
): boolean {
  return Array.from({ length: config.seats }, (_, seat) => seat).every(
    (seat) => agreed.get(seat) === to,
  );
}

/** Where nothing is drawn no draw is unfair; that it can't stand there the rules will say. */
function isFair<G extends GameTypes>(match: Match<G>, text: string, draw: Draw): boolean {
  return (fairOutcome(match, draw) ?? text) === text;
}

/** Undefined: not the seed's business, and no single line left out or put in explains it. */
function wrongLine<G extends GameTypes>(
  match: Match<G>,
  { lines }: MatchRecord,
  index: number,
  draw: Draw,
  places: readonly number[],
): RecordError | undefined {
  const wrong = (problem: string, code: string, params: Refusal['params'] = {}): RecordError =>
    new RecordError(places[index] ?? index + 1, problem, refusal(code, 'table', params));
  const how = tampering(match, lines.slice(index), draw);
  if (how === 'missing') return wrong('a line is missing before it', 'line-missing');
  if (how === 'added') return wrong('put in: without it the next lines are right', 'line-added');
  const line = lines[index];
  const fair = fairOutcome(match, draw);
  if (line?.kind !== 'chance' || fair === undefined) return undefined;
  const { text } = line;
  const drawn = `drawn '${text}', the seed gives '${fair}'`;
  return how === 'many'
    ? wrong(`${drawn}, and the next draws differ too`, 'other-draws', { text, fair })
    : wrong(drawn, 'other-draw', { text, fair });
}
