/** Which cubes were placed in the last turn that placed any. */
import { useFresh } from '@roundhouse/ui/pieces/fresh';
import type { View } from '../../src/types.ts';
import { newCubes } from './arrivals.ts';
import { cubeId } from './stock.ts';

const turnOf = ({ year, phase, moving }: View): string => `${year} ${phase} ${moving}`;

const newIds = (before: View, view: View): readonly string[] =>
  newCubes(before, view).map(({ company, hex }) => cubeId(company, hex));

export function useFreshCubes(view: View, isStep: boolean): ReadonlySet<string> {
  return useFresh(view, isStep, newIds, turnOf);
}
