/** What Steel Driver brings to the workshop. */
import type { Workbench } from '@roundhouse/ui/workbench';
import type { GameMap } from '../../src/index.ts';
import { Bench } from './bench.tsx';
import { blank } from './blank.ts';
import { Sketch } from './sketch.tsx';
import { ChoiceMark } from './choice-mark.tsx';
import { entry, follow, routeCalled } from './editing.ts';

export const workbench: Workbench<GameMap> = {
  Bench,
  Sketch,
  blank,
  entry,
  follow,
  called(map, place) {
    const [list, number] = place.split('.');
    return list === 'routes' ? routeCalled(map, Number(number)) : undefined;
  },
  refers: { ends: 'cities', 'routes.a': 'cities', 'routes.b': 'cities' },
  rare: new Set(['cities.id', 'cities.x', 'cities.y', 'cities.known', 'routes.known']),
  ChoiceMark,
};
