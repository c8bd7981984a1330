/** What is wrong with a box from elsewhere. Fields are called as the file calls them. */
import { type ByCode, tellByCode } from '@roundhouse/ui/by-code';
import { inEveryLanguage, type Language, type Refused } from '@roundhouse/ui/words';
import type { words } from './en/box-faults.ts';

export type BoxFaults = ByCode<keyof typeof words>;

const FAULTS = await inEveryLanguage<BoxFaults>(
  (language) => import(`./${language}/box-faults.ts`),
);

/** Undefined: it is no fault of a box. */
export function boxFault(language: Language, refused: Refused): string | undefined {
  return tellByCode(FAULTS[language], refused);
}
