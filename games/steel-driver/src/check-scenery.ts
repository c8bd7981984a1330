/** SD-7.7: what a stranger draws around his cities is checked like the cities themselves. */
import type { Refusal } from '@roundhouse/engine';
import {
  fault,
  fieldsOf,
  listIn,
  nameIn,
  shown,
  wholeIn,
  type Fields,
  type Part,
} from './fields.ts';
import type { At, Scenery } from './types.ts';

const WHOLE: Part = { part: 'map' };
const FIELDS = ['margins', 'coast', 'abroad', 'borders', 'mountains', 'waters', 'names'] as const;
/** Commands and numbers of a path of SVG: nothing else can stand in it. */
const LONGEST_PATH = 20_000;
const PATH = new RegExp(`^[MmLlHhVvCcSsQqTtAaZz0-9eE\\s,.+-]{1,${LONGEST_PATH}}$`);
const WIDEST_MARGIN = 500;
const MOST_THINGS = 200;
/** Land and names may lie beyond the map's edge. */
const FARTHEST = 20_000;

export function checkScenery(
  input: unknown,
  ids: ReadonlySet<string>,
  faults: Refusal[],
): { readonly scenery?: Scenery } {
  if (input === undefined) return {};
  const fields = fieldsOf(input, WHOLE, FIELDS, faults) ?? new Map<string, unknown>();
  const margins = listIn(fields, 'margins', 4, faults);
  const marginIn = (at: number): number =>
    wholeIn(new Map([['margins', margins[at]]]), 'margins', WHOLE, 0, WIDEST_MARGIN, faults);
  return {
    scenery: {
      margins: [marginIn(0), marginIn(1), marginIn(2), marginIn(3)],
      coast: pathIn(fields, 'coast', faults),
      ...(fields.has('abroad') ? { abroad: pathIn(fields, 'abroad', faults) } : {}),
      ...(fields.has('borders') ? { borders: pathIn(fields, 'borders', faults) } : {}),
      ...(fields.has('mountains') ? { mountains: mountainsIn(fields, faults) } : {}),
      ...(fields.has('waters') ? { waters: watersIn(fields, faults) } : {}),
      ...(fields.has('names') ? { names: namesIn(fields.get('names'), ids, faults) } : {}),
    },
  };
}

function pathIn(fields: Fields, field: string, faults: Refusal[]): string {
  const path = fields.get(field);
  if (typeof path === 'string' && PATH.test(path)) return path;
  faults.push(fault('map-bad-path', { field, most: LONGEST_PATH, given: shown(path) }));
  return 'M0 0';
}

function pointOf(input: unknown, field: string, faults: Refusal[]): At {
  const point: readonly unknown[] = Array.isArray(input) ? input : [];
  const coordinate = (at: number): number =>
    wholeIn(new Map([[field, point[at]]]), field, WHOLE, -FARTHEST, FARTHEST, faults);
  return [coordinate(0), coordinate(1)];
}

function mountainsIn(fields: Fields, faults: Refusal[]): readonly At[] {
  return listIn(fields, 'mountains', MOST_THINGS, faults).map((mountain) =>
    pointOf(mountain, 'mountains', faults),
  );
}

function watersIn(fields: Fields, faults: Refusal[]): NonNullable<Scenery['waters']> {
  return listIn(fields, 'waters', MOST_THINGS, faults).map((entry) => {
    const water = fieldsOf(entry, WHOLE, ['name', 'x', 'y'], faults) ?? new Map<string, unknown>();
    const [x, y] = pointOf([water.get('x'), water.get('y')], 'waters', faults);
    return { name: nameIn(water, 'name', WHOLE, faults), x, y };
  });
}

function namesIn(
  input: unknown,
  ids: ReadonlySet<string>,
  faults: Refusal[],
): NonNullable<Scenery['names']> {
  const names = fieldsOf(input, WHOLE, [...ids], faults) ?? new Map<string, unknown>();
  return Object.fromEntries(
    [...names]
      .filter(([id]) => ids.has(id))
      .map(([id, point]): [string, At] => [id, pointOf(point, `names.${id}`, faults)]),
  );
}
