/** A map to begin from: land, and nothing on it. */
import type { Language } from '@roundhouse/ui/words';
import type { GameMap } from '../../src/index.ts';
import { WORKBENCH_LABELS } from '../words/workbench.ts';

export function blank(language: Language): GameMap {
  return {
    name: WORKBENCH_LABELS[language].newMap,
    width: 1000,
    height: 700,
    ends: ['', ''],
    cities: [],
    routes: [],
  };
}
