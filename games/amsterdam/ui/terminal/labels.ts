import { inEveryLanguage } from '@roundhouse/ui/words';
import type { Card, Final, SeatView } from '../../src/index.ts';

export interface Labels {
  readonly legend: string;
  readonly cards: Readonly<Record<Card, string>>;
  readonly display: string;
  readonly pile: string;
  readonly discards: string;
  readonly contractPile: string;
  readonly returned: string;
  readonly hand: string;
  readonly known: string;
  readonly took: string;
  readonly contracts: string;
  readonly offer: string;
  readonly chosen: string;
  place(from: number): string;
  lastTurns(left: number): string;
  readonly finalScore: string;
  figures(own: SeatView): readonly string[];
  final(final: Final, contracts: number): readonly string[];
}

export const LABELS = await inEveryLanguage<Labels>(
  (language) => import(`../words/${language}/terminal.ts`),
);
