/** What is told by a code: what speaks for a choice, what it fears, what is wrong with a box from elsewhere. */
import type { ByCode } from '@roundhouse/ui/by-code';
import type { Shortfalls as Fears } from '@roundhouse/ui/shortfall';
import { inEveryLanguage } from '@roundhouse/ui/words';
import type { Printed } from '../../src/index.ts';
import type { words as faults } from './en/box-faults.ts';
import type { words as reasons } from './en/reasons.ts';
import type { words as shortfalls } from './en/shortfall.ts';

export type BoxFaults = ByCode<keyof typeof faults>;
export type Reasons = ByCode<keyof typeof reasons, [Printed]>;
export type Shortfalls = Fears<keyof typeof shortfalls.threats>;

export const BOX_FAULTS = await inEveryLanguage<BoxFaults>(
  (language) => import(`./${language}/box-faults.ts`),
);
export const REASONS = await inEveryLanguage<Reasons>(
  (language) => import(`./${language}/reasons.ts`),
);
export const SHORTFALLS = await inEveryLanguage<Shortfalls>(
  (language) => import(`./${language}/shortfall.ts`),
);
