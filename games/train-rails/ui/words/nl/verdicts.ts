import type { VerdictPhrases } from '../verdicts.ts';

export const words: VerdictPhrases = {
  won: (name: string, pawns: number) =>
    `${name} had als eerste alle ${pawns} pionnen op een stoel.`,
  seated: (pawns: number) =>
    pawns === 1 ? '1 pion op een stoel' : `${pawns} pionnen op een stoel`,
};
