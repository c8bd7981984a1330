/** What is told by a code: what speaks for a choice, what it fears, what is wrong with a map from elsewhere. */
import type { ByCode } from '@roundhouse/ui/by-code';
import type { Shortfalls as Fears } from '@roundhouse/ui/shortfall';
import { inEveryLanguage } from '@roundhouse/ui/words';
import type { words as faults } from './en/map-faults.ts';
import type { words as reasons } from './en/reasons.ts';
import type { words as shortfalls } from './en/shortfall.ts';

export type MapFaults = ByCode<keyof typeof faults>;
export type Reasons = ByCode<keyof typeof reasons>;
export type Shortfalls = Fears<keyof typeof shortfalls.threats>;

export const MAP_FAULTS = await inEveryLanguage<MapFaults>(
  (language) => import(`./${language}/map-faults.ts`),
);
export const REASONS = await inEveryLanguage<Reasons>(
  (language) => import(`./${language}/reasons.ts`),
);
export const SHORTFALLS = await inEveryLanguage<Shortfalls>(
  (language) => import(`./${language}/shortfall.ts`),
);
