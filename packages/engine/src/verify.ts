/** Whether every draw of a record came from the seed that was committed to before the match. */
import { commitment, fairDraw } from './chance.ts';
import { extend, startMatch, type Match } from './match.ts';
import { RecordError, type MatchRecord } from './record.ts';
import { replay } from './replay.ts';
import { isRefusal, refusal, type GameTypes, type Rules } from './rules.ts';

export interface Verified<G extends GameTypes> {
  readonly match: Match<G>;
  /** How many draws were recomputed, the undone ones too. */
  readonly draws: number;
}

/** Throws a `RecordError` that names the first wrong line. */
export function verify<G extends GameTypes>(
  rules: Rules<G>,
  record: MatchRecord,
  places: readonly number[] = record.lines.map((_, index) => index + 1),
): Verified<G> {
  const { seed } = record;
  if (seed === undefined) {
    const fault = refusal('header-missing', 'table', { header: 'seed' });
    throw new RecordError(1, 'there is no seed in the header to check against', fault);
  }
  if (record.commit === undefined) {
    const fault = refusal('header-missing', 'table', { header: 'commit' });
    throw new RecordError(1, 'there is no commitment in the header', fault);
  }
  if (commitment(seed) !== record.commit) {
    const fault = refusal('other-seed', 'table');
    throw new RecordError(1, 'the seed is not the one that was committed to', fault);
  }
  const draws = checkDraws(rules, record, seed, places);
  return { match: replay(rules, record, places), draws };
}

function checkDraws<G extends GameTypes>(
  rules: Rules<G>,
  record: MatchRecord,
  seed: string,
  places: readonly number[],
): number {
  const config = rules.configure(record.config);
  // `replay` says what is wrong with a config or a title.
  if (isRefusal(config) || record.title !== rules.title) return 0;
  const draw = fairDraw({
    title: record.title,
    match: record.match,
    seed,
    salts: record.salts ?? [],
  });
  const match = startMatch(rules, config, record.match);
  let draws = 0;
  for (const [index, line] of record.lines.entries()) {
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
    if (isRefusal(extend(match, line))) return draws;
  }
  return draws;
}
