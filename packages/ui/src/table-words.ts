/** Sentences for what the table itself refuses, the same in every game. A game says the rest. */
import { inEveryLanguage, type Language, type Refused } from './words.ts';

type Params = Refused['params'];
type Code =
  | 'bad-salt'
  | 'bad-option'
  | 'bad-state'
  | 'bad-seats'
  | 'chance-first'
  | 'config-not-object'
  | 'forced-first'
  | 'header-misread'
  | 'header-missing'
  | 'header-twice'
  | 'idle-first'
  | 'line-added'
  | 'line-missing'
  | 'match-ended'
  | 'match-over'
  | 'no-chance-now'
  | 'no-such-header'
  | 'no-such-outcome'
  | 'no-such-seat'
  | 'no-undo-there'
  | 'not-a-line'
  | 'not-asked'
  | 'not-forced'
  | 'not-gathering'
  | 'not-legal'
  | 'not-over-yet'
  | 'not-your-turn'
  | 'other-commitment'
  | 'other-draw'
  | 'other-draws'
  | 'other-result'
  | 'other-seed'
  | 'other-title'
  | 'other-version'
  | 'too-many-lines'
  | 'unknown-option'
  | 'not-your-seat'
  | 'salt-given'
  | 'stale'
  | 'storage-full'
  | 'storage-missing'
  | 'storage-newer'
  | 'storage-unknown'
  | 'storage-unavailable'
  | 'time-left'
  | 'unsound-state'
  | 'unknown-title'
  | 'unreadable';
export type Sentences = Readonly<Record<Code, (params: Params) => string>>;

const SENTENCES = await inEveryLanguage<Sentences>(
  (language) => import(`./words/${language}/refusals.ts`),
);

/** Undefined where the table has no such refusal: then it is the game's to explain. */
export function tableRefusal(language: Language, refused: Refused): string | undefined {
  const sentences: Readonly<Record<string, (params: Params) => string>> = SENTENCES[language];
  if (refused.rule !== 'table' || !Object.hasOwn(sentences, refused.code)) return undefined;
  return sentences[refused.code]?.(refused.params);
}
