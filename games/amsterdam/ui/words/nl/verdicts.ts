import { plain } from '@roundhouse/ui/plain';
import type { VerdictPhrases } from '../verdicts.ts';

export const words: VerdictPhrases = {
  points: (sum: number) => (Math.abs(sum) === 1 ? `${plain(sum)} punt` : `${plain(sum)} punten`),
  decided: (figure: number, seats: number) =>
    `${seats === 1 ? 'behaalde' : 'behaalden'} meer contractkaarten: ${figure}`,
  level: (figure: number) =>
    `behaalden elk ${figure === 1 ? '1 contractkaart' : `${figure} contractkaarten`}`,
};
