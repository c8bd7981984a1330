/** A tournament as a value: who takes part, what was played, and what its next round is. */
import { isRefusal } from '@roundhouse/engine';
import type { DrawnTable, ListedRoom, Person, Tournament } from '@roundhouse/store';
import { titleOf } from '@roundhouse/titles';
import { newId } from '../people/secrets.ts';
import { Problem } from '../problem.ts';
import { drawRound } from './pairing.ts';
import { standingsOf, type PlayedTable } from './standings.ts';

const FEWEST_ENTRANTS = 2;

export function entrantOf(
  { entrants }: Tournament,
  person: string | undefined,
): number | undefined {
  const found = entrants.findIndex((each) => each.person === person && !each.isGone);
  return found < 0 ? undefined : found;
}

/** The tables that are over, with who sat there. */
export function playedOf(
  { drawn }: Tournament,
  listed: readonly ListedRoom[],
): readonly PlayedTable[] {
  const places = new Map(listed.map(({ room, match }) => [room.id, match?.places]));
  return drawn.flat().flatMap(({ table, seats }) => {
    const came = places.get(table);
    return came ? [{ seats, places: came }] : [];
  });
}

export function demandHost({ owner }: Tournament, { id }: Person): void {
  if (owner !== id) throw new Problem('not-your-tournament');
}

/** Before it begins he was never there; afterwards his places stay. */
export function without(before: Tournament, entrant: number): Tournament {
  const { entrants, phase } = before;
  const found = entrants[entrant];
  if (!found || found.isGone || phase === 'over') return before;
  if (phase === 'open') return { ...before, entrants: entrants.toSpliced(entrant, 1) };
  return { ...before, entrants: entrants.with(entrant, { ...found, isGone: true }) };
}

export function draw(
  tournament: Tournament,
  listed: readonly ListedRoom[],
  allowed: readonly number[],
): readonly DrawnTable[] {
  const { id, entrants, drawn, size } = tournament;
  const standings = standingsOf(entrants.length, playedOf(tournament, listed));
  const playing = standings.flatMap(({ entrant }) => (entrants[entrant]?.isGone ? [] : [entrant]));
  if (playing.length < FEWEST_ENTRANTS) throw new Problem('too-few');
  const seatings = drawRound({
    entrants: playing,
    wanted: size,
    allowed,
    before: drawn.flat().map((table) => table.seats),
    seed: `${id} ${drawn.length + 1}`,
  });
  return seatings.map((each) => ({ table: newId(), seats: each }));
}

/** How many can sit at a table with these options. */
export async function sizesOf({
  title,
  config,
}: Pick<Tournament, 'title' | 'config'>): Promise<readonly number[]> {
  const rules = await titleOf(title)?.rules();
  if (!rules) throw new Problem('bad-request', `there is no game '${title}'`);
  const tried = rules.meta.seats.map((seats) => rules.configure({ ...config, seats }));
  const sizes = rules.meta.seats.filter((_, at) => !isRefusal(tried[at]));
  const [refused] = tried.filter(isRefusal);
  if (sizes.length === 0) throw new Problem('refused', undefined, refused);
  return sizes;
}
