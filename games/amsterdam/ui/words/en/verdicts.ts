import { plain } from '@roundhouse/ui/plain';
import type { VerdictPhrases } from '../verdicts.ts';

export const words: VerdictPhrases = {
  points: (sum: number) => (Math.abs(sum) === 1 ? `${plain(sum)} point` : `${plain(sum)} points`),
  decided: (figure: number) => `completed more contracts: ${figure}`,
  level: (figure: number) =>
    `completed ${figure === 1 ? '1 contract' : `${figure} contracts`} each`,
};
