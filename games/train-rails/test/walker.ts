/** A walker of its own: plain recursion over the named edges, every path tried, nothing shared with src/movement.ts. */
import type { Train } from '@roundhouse/train-rails/rules';

export interface Scene {
  readonly start: string;
  readonly held: boolean;
  readonly cameFrom: string | null;
  /** Cells of opponents in the aisle. */
  readonly standing: ReadonlySet<string>;
  readonly ownSeats: ReadonlySet<string>;
  readonly theirSeats: ReadonlySet<string>;
}

export interface Found {
  needs: number;
  readonly from: Set<string>;
}

/** By `count end`: the fewest cards and the cells that the last step can come from. */
export function bruteForce(
  train: Train,
  scene: Scene,
  most: number,
  passes: number,
): { ends: Map<string, Found>; ousts: Map<string, number> } {
  const kinds = new Map(train.places.map(({ id, kind }) => [id, kind]));
  const neighbours = new Map(train.places.map(({ id }): [string, string[]] => [id, []]));
  for (const { a, b, kind } of train.edges) {
    if (kind !== 'open') continue;
    neighbours.get(a)?.push(b);
    neighbours.get(b)?.push(a);
  }
  const ends = new Map<string, Found>();
  const ousts = new Map<string, number>();
  const isAisle = (id: string): boolean => kinds.get(id) === 'aisle';
  const isEmpty = (id: string): boolean =>
    isAisle(id)
      ? !scene.standing.has(id)
      : kinds.get(id) === 'seat' && !scene.ownSeats.has(id) && !scene.theirSeats.has(id);

  const go = (path: readonly string[], count: number, cards: number): void => {
    const here = path.at(-1) ?? '';
    for (const next of neighbours.get(here) ?? []) {
      if (path.includes(next)) continue;
      const leaves =
        path.length === 1 && scene.held && isAisle(next) && next !== scene.cameFrom ? 1 : 0;
      const paid = cards + leaves;
      if (paid <= passes && count + 1 <= most) {
        if (isEmpty(next) || isAisle(next)) note(next, here, count + 1, paid);
        if (scene.theirSeats.has(next)) {
          const key = `${count + 1} ${next}`;
          ousts.set(key, Math.min(paid, ousts.get(key) ?? Infinity));
        }
      }
      if (isEmpty(next)) {
        if (paid <= passes && count + 1 < most) go([...path, next], count + 1, paid);
      } else if (paid + 1 <= passes) go([...path, next], count, paid + 1);
    }
  };
  const note = (end: string, from: string, count: number, cards: number): void => {
    const key = `${count} ${end}`;
    const known = ends.get(key);
    if (known === undefined || cards < known.needs) {
      ends.set(key, { needs: cards, from: new Set([from]) });
    } else if (cards === known.needs) known.from.add(from);
  };
  go([scene.start], 0, 0);
  return { ends, ousts };
}
