/** What is wrong with a map from elsewhere. Fields are called as the file calls them. */
import { type ByCode, tellByCode } from '@roundhouse/ui/by-code';
import { inEveryLanguage, type Language, type Refused } from '@roundhouse/ui/words';
import type { words } from './en/map-faults.ts';

export type MapFaults = ByCode<keyof typeof words>;

const FAULTS = await inEveryLanguage<MapFaults>(
  (language) => import(`./${language}/map-faults.ts`),
);

/** Undefined: it is no fault of a map. */
export function mapFault(language: Language, refused: Refused): string | undefined {
  return tellByCode(FAULTS[language], refused);
}
