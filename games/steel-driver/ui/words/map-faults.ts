/** What is wrong with a map from elsewhere. Fields are called as the file calls them. */
import { inEveryLanguage, type Language, type Refused } from '@roundhouse/ui/words';

type Params = Refused['params'];
type Sentence = (params: Params) => string;
type Code =
  | 'map-not-an-object'
  | 'map-unknown-field'
  | 'map-no-list'
  | 'map-too-many'
  | 'map-bad-name'
  | 'map-bad-number'
  | 'map-bad-choice'
  | 'map-bad-id'
  | 'map-bad-path'
  | 'map-no-such-city'
  | 'map-same-city'
  | 'map-not-two-ends'
  | 'map-no-such-end'
  | 'map-same-ends'
  | 'map-two-cities'
  | 'map-no-hexagon'
  | 'map-too-few-cubes'
  | 'map-two-routes'
  | 'map-not-connected';

export type MapFaults = Readonly<Record<Code, Sentence>>;

const FAULTS = await inEveryLanguage<MapFaults>(
  (language) => import(`./${language}/map-faults.ts`),
);

/** Undefined: it is no fault of a map. */
export function mapFault(language: Language, { code, params }: Refused): string | undefined {
  const sentences: Readonly<Record<string, Sentence>> = FAULTS[language];
  return sentences[code]?.(params);
}
