/** What speaks for a choice, as hint and review say it. */
import { sentence } from '@roundhouse/ui/sentence';
import { inEveryLanguage, type Language, type Reasoned, type Who } from '@roundhouse/ui/words';

export type Params = Reasoned['params'];
type Code =
  | 'nothing-better'
  | 'new-cards'
  | 'good-door'
  | 'doors-open'
  | 'boards-for-nothing'
  | 'boards-surely'
  | 'both-go-back'
  | 'bonus-turn'
  | 'skips'
  | 'card-for-another'
  | 'turns-round'
  | 'token-for-later'
  | 'pawn-sits'
  | 'pawns-sit'
  | 'hidden-seat'
  | 'open-seat'
  | 'hits-leader'
  | 'hits-other'
  | 'seats-both'
  | 'card-from-another'
  | 'begs-number'
  | 'begs-action'
  | 'best-of-hand'
  | 'worth-a-rebel'
  | 'stops-attack'
  | 'attack-helps'
  | 'rebel-for-worse'
  | 'keeps-rebel'
  | 'swap-for-seat'
  | 'swap-for-better'
  | 'of-little-use'
  | 'draws-now'
  | 'keeps-the-rest'
  | 'plays-itself'
  | 'pays-seated'
  | 'pays-standing'
  | 'last-pawn'
  | 'takes-over-seat'
  | 'sits-down'
  | 'comes-closer';
export type Table = Readonly<Record<Code, (params: Params, who: Who) => string>>;

export const REASONS = await inEveryLanguage<Table>(
  (language) => import(`./${language}/reasons.ts`),
);

export function reasonIn(language: Language, { code, params }: Reasoned, who: Who): string {
  const sentences: Readonly<Record<string, (params: Params, who: Who) => string>> =
    REASONS[language];
  return sentence(sentences[code]?.(params, who) ?? code);
}
