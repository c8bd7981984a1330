/** Somebody's best and worst move of a match. */
import type { GameTypes, Seat } from '@roundhouse/engine';
import type { Brain } from './brain.ts';
import type { Moment } from './moments.ts';
import type { Judge } from './playout.ts';
import { screened, secondLook, type Screened, type SecondLook } from './second-look.ts';

export interface OwnMoves {
  readonly seat: Seat;
  /** The one that was furthest ahead of all else; undefined: none was at least as good. */
  readonly best?: SecondLook;
  /** The one that was furthest behind something else; undefined: none was by much. */
  readonly worst?: SecondLook;
}

/** A decision, and by how much its seat's prospects had changed when the next turn began. */
export interface Decided<G extends GameTypes> {
  readonly moment: Moment<G>;
  readonly change: number;
}

/** So many of the greatest rises and falls are screened, and so many of those are followed to the end. */
export interface Thoroughness {
  readonly screened: number;
  readonly followed: number;
}
/** Of a hundred: a move that is behind by less was no mistake, and one that is behind at all was no feat. */
const MISTAKE = 5;
const FEAT = 0;

export function ownMoves<G extends GameTypes>(
  brain: Brain<G>,
  judge: Judge<G>,
  decisions: readonly Decided<G>[],
  seat: Seat,
  how: Thoroughness,
): OwnMoves {
  const own = decisions
    .filter(({ moment }) => moment.move?.seat === seat)
    .toSorted((one, other) => one.change - other.change);
  const felt = new Set([...own.slice(0, how.screened), ...own.slice(-how.screened)]);
  const weighed = [...felt]
    .flatMap(({ moment }) => screened(brain, judge, moment) ?? [])
    .filter(({ other }) => other !== undefined)
    .toSorted((one, other) => one.lead - other.lead);
  const looks = (some: readonly Screened<G>[]): readonly SecondLook[] =>
    some.map((one) => secondLook(brain, one));
  const worst = furthest(looks(weighed.slice(0, how.followed)), (look) => -aheadBy(look), MISTAKE);
  const best = furthest(looks(weighed.slice(how.followed).slice(-how.followed)), aheadBy, FEAT);
  return { seat, ...(best ? { best } : {}), ...(worst ? { worst } : {}) };
}

/** What was played ahead of the best of the rest, of a hundred. */
export function aheadBy({ seat, played, other }: SecondLook): number {
  return other ? (played.wins[seat] ?? 0) - (other.wins[seat] ?? 0) : 0;
}

function furthest(
  looks: readonly SecondLook[],
  by: (look: SecondLook) => number,
  least: number,
): SecondLook | undefined {
  const [first] = looks.toSorted((one, other) => by(other) - by(one));
  return first && by(first) >= least ? first : undefined;
}
