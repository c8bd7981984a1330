/**
 * SD-5.2: who takes part in a connection. Of all paths between the two ends over built links take
 * those with the fewest different owners, of these the ones with the fewest links in all; every
 * owner on any of the remaining paths takes part.
 *
 * Owners are few, so all sets of them are tried, small sets first. Within the smallest size that
 * connects the ends, every path over a set's links uses the whole set (else a smaller set would have
 * connected them), so the shortest path over each set's links tells all: the sets that tie for the
 * shortest are the answer.
 */
export interface OwnedGraph {
  readonly cities: number;
  /** The two ends of each route, and who built it; negative: nobody. */
  readonly a: readonly number[];
  readonly b: readonly number[];
  readonly owner: readonly number[];
}

interface Neighbours {
  /** By city: where its entries begin in `to` and `by`; one more at the end. */
  readonly first: readonly number[];
  readonly to: readonly number[];
  /** The owner's bit. */
  readonly by: readonly number[];
}

/** The participants as bits by owner; 0 where no path joins the ends. */
export function participants(graph: OwnedGraph, from: number, to: number): number {
  const links = neighboursOf(graph);
  const owners = ownersAt(links, 0, graph.cities);
  const starting = ownersAt(links, from, from + 1);
  const ending = ownersAt(links, to, to + 1);
  const steps = Array.from({ length: graph.cities }, () => -1);
  for (const sets of setsBySize(owners)) {
    let shortest = Infinity;
    let taking = 0;
    for (const set of sets) {
      if ((set & starting) === 0 || (set & ending) === 0) continue;
      const length = distance(links, steps, from, to, set);
      if (length < shortest) {
        shortest = length;
        taking = set;
      } else if (length === shortest && length < Infinity) {
        taking |= set;
      }
    }
    if (taking !== 0) return taking;
  }
  return 0;
}

function neighboursOf({ cities, a, b, owner }: OwnedGraph): Neighbours {
  const lists: [city: number, bit: number][][] = Array.from({ length: cities }, () => []);
  owner.forEach((company, route) => {
    if (company < 0) return;
    lists[a[route] ?? 0]?.push([b[route] ?? 0, 1 << company]);
    lists[b[route] ?? 0]?.push([a[route] ?? 0, 1 << company]);
  });
  const first = [0];
  const to: number[] = [];
  const by: number[] = [];
  for (const list of lists) {
    for (const [city, bit] of list) {
      to.push(city);
      by.push(bit);
    }
    first.push(to.length);
  }
  return { first, to, by };
}

/** Everybody with a link at one of these cities, as bits. */
function ownersAt({ first, by }: Neighbours, from: number, until: number): number {
  let bits = 0;
  for (let i = first[from] ?? 0; i < (first[until] ?? 0); i++) bits |= by[i] ?? 0;
  return bits;
}

/** All subsets but the empty one, grouped by size. */
function* setsBySize(owners: number): Generator<readonly number[]> {
  const bySize: number[][] = [];
  for (let set = owners; set !== 0; set = (set - 1) & owners) {
    let size = 0;
    for (let bits = set; bits !== 0; bits &= bits - 1) size++;
    (bySize[size] ??= []).push(set);
  }
  for (const sets of bySize) if (sets !== undefined) yield sets;
}

/**
 * The number of links of a shortest path over links of these owners. `steps` is scratch, one entry a
 * city, so that trying many sets makes no garbage.
 */
function distance(
  { first, to, by }: Neighbours,
  steps: number[],
  from: number,
  goal: number,
  owners: number,
): number {
  steps.fill(-1);
  steps[from] = 0;
  const queue = [from];
  for (const city of queue) {
    const next = (steps[city] ?? 0) + 1;
    const end = first[city + 1] ?? 0;
    for (let i = first[city] ?? 0; i < end; i++) {
      const neighbour = to[i] ?? 0;
      if (((by[i] ?? 0) & owners) === 0 || steps[neighbour] !== -1) continue;
      if (neighbour === goal) return next;
      steps[neighbour] = next;
      queue.push(neighbour);
    }
  }
  return Infinity;
}
