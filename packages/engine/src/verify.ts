/** Whether every draw of a record came from the seed that was committed to before the match, and what else it shows. */
import { commitment, fairDraw, seedCommitment } from './chance.ts';
import { extend, type Match } from './match.ts';
import { RecordError, type MatchRecord } from './record.ts';
import { openRecord, replay } from './replay.ts';
import { isRefusal, refusal, type GameTypes, type Rules, type Seat } from './rules.ts';
import { mayUndoAlone } from './undo.ts';

export interface Verified<G extends GameTypes> {
  readonly match: Match<G>;
  /** How many draws were recomputed, the undone ones too. */
  readonly draws: number;
  /** Up to this line older rules were played, and what was drawn there these can't recompute; 0: there are none. */
  readonly from: number;
  /** What the commitment fixed: title, options, name and seed; in older records the seed alone. */
  readonly binds: 'deal' | 'seed';
  /** Whether the record goes to the end of the match: by the rules, or broken off. Else lines are missing. */
  readonly end: 'over' | 'ended' | 'cut';
  /** Whether the header tells the result of a match that is over. */
  readonly hasResult: boolean;
  /** The lines that took back what nobody takes back alone, and to which not every seat agreed. */
  readonly unagreed: readonly number[];
  /** How many decisions the table made because somebody's time ran out. */
  readonly timeouts: number;
  /** How many lines are not of the game: who sits where, who agreed, what was taken back. */
  readonly tableLines: number;
}

/** Throws a `RecordError` that names the first wrong line. */
export function verify<G extends GameTypes>(
  rules: Rules<G>,
  record: MatchRecord,
  places: readonly number[] = record.lines.map((_, index) => index + 1),
): Verified<G> {
  const { seed, binds } = committed(record);
  const found = checkLines(rules, record, seed, places);
  const match = replay(rules, record, places);
  const isOver = rules.turn(match.state).kind === 'over';
  return {
    match,
    binds,
    ...found,
    end: isOver ? 'over' : match.ended === undefined ? 'cut' : 'ended',
    hasResult: record.result !== undefined,
    timeouts: record.lines.filter(({ kind }) => kind === 'timeout').length,
    tableLines: record.lines.filter(({ kind }) => kind !== 'act' && kind !== 'chance').length,
  };
}

function committed(record: MatchRecord): { seed: string; binds: Verified<GameTypes>['binds'] } {
  const { title, match, config, seed, commit } = record;
  if (seed === undefined) {
    const fault = refusal('header-missing', 'table', { header: 'seed' });
    throw new RecordError(1, 'there is no seed in the header to check against', fault);
  }
  if (commit === undefined) {
    const fault = refusal('header-missing', 'table', { header: 'commit' });
    throw new RecordError(1, 'there is no commitment in the header', fault);
  }
  if (commitment({ title, match, config, seed }) === commit) return { seed, binds: 'deal' };
  if (seedCommitment(seed) === commit) return { seed, binds: 'seed' };
  const fault = refusal('other-seed', 'table');
  throw new RecordError(
    1,
    'the deal (seed, title, match, config) is not the one that was committed to',
    fault,
  );
}

function checkLines<G extends GameTypes>(
  rules: Rules<G>,
  record: MatchRecord,
  seed: string,
  places: readonly number[],
): Pick<Verified<G>, 'draws' | 'unagreed' | 'from'> {
  const unagreed: number[] = [];
  let draws = 0;
  const { title, match: name, salts = [] } = record;
  const draw = fairDraw({ title, match: name, seed, salts });
  const match = openRecord(rules, record, places);
  const from = match.base.after;
  let agreed = new Map<Seat, number>();
  for (const [skipped, line] of record.lines.slice(from).entries()) {
    const index = from + skipped;
    const turn = rules.turn(match.state);
    if (line.kind === 'chance' && turn.kind === 'chance') {
      const rng = draw(turn.pool, match.draws[turn.pool] ?? 0);
      const fair = rules.chance.format(rules.sampleChance(match.state, rng));
      if (fair !== line.text) {
        const at = places[index] ?? index + 1;
        const fault = refusal('other-draw', 'table', { text: line.text, fair });
        throw new RecordError(at, `drawn '${line.text}', the seed gives '${fair}'`, fault);
      }
      draws++;
    }
    if (line.kind === 'agree') agreed.set(line.seat, line.to);
    if (line.kind === 'undo' && !mayTakeBack(match, line.to, agreed)) unagreed.push(index + 1);
    // What was agreed on holds for the position in which it was said.
    if (line.kind !== 'agree' && line.kind !== 'seat') agreed = new Map();
    if (isRefusal(extend(match, line))) break;
  }
  return { draws, unagreed, from };
}

/** Some seat alone, by its own floor, or all of them together. */
function mayTakeBack<G extends GameTypes>(
  match: Match<G>,
  to: number,
  agreed: ReadonlyMap<Seat, number>,
): boolean {
  const seats = Array.from({ length: match.config.seats }, (_, seat) => seat);
  return mayUndoAlone(match, to) || seats.every((seat) => agreed.get(seat) === to);
}
