import type { VerdictPhrases } from '../verdicts.ts';

export const words: VerdictPhrases = {
  won: (name: string, pawns: number) => `${name} had all ${pawns} pawns on seats first.`,
  seated: (pawns: number) => (pawns === 1 ? '1 pawn on a seat' : `${pawns} pawns on seats`),
};
