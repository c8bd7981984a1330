/** SD-7.7: what a stranger draws around his cities is checked like the cities themselves. */
import { schema } from '@roundhouse/engine';
import type { At, Scenery } from './types.ts';

const { entries, fields, list, maybe, path, text, whole } = schema;

const LONGEST_NAME = 60;
const LONGEST_PATH = 20_000;
const WIDEST_MARGIN = 500;
const MOST_THINGS = 200;
/** Land and names may lie beyond the map's edge. */
const FARTHEST = 20_000;

const coordinate = whole(-FARTHEST, FARTHEST);
const point = list(coordinate, 2) as schema.Schema<At>;
const drawn = path(LONGEST_PATH);

export const SCENERY = fields<Scenery>({
  margins: list(whole(0, WIDEST_MARGIN), 4) as schema.Schema<Scenery['margins']>,
  coast: drawn,
  abroad: maybe(drawn),
  borders: maybe(drawn),
  rivers: maybe(drawn),
  mountains: maybe(list(point, 0, MOST_THINGS)),
  waters: maybe(
    list(
      fields<{ name: string; x: number; y: number }>({
        name: text(LONGEST_NAME),
        x: coordinate,
        y: coordinate,
      }),
      0,
      MOST_THINGS,
    ),
  ),
  names: maybe(entries(point, MOST_THINGS)),
});
