import type { ShortfallWords } from '../../shortfall.ts';

/** More often than that it is as good as always. */
const NEARLY_ALL = 96;
const partijen = (times: number): string =>
  times > NEARLY_ALL
    ? 'bijna alle partijen die ik in gedachten speelde'
    : `${times} van de 100 partijen die ik in gedachten speelde`;
const besides = (gain: string): string => (gain === '' ? '' : `, en ${gain}`);

export const words: ShortfallWords = {
  threat: {
    best: (times, deed, comes) => `Anders gebeurt dit in ${partijen(times)}: ${deed}, en ${comes}.`,
    lesser: (times, deed, comes) =>
      `Maar dan gebeurt dit in ${partijen(times)}: ${deed}, en ${comes}.`,
  },
  ends: (less) => `je eindigt met ${less}`,
  less: {
    best: (less, gain) => `Met de op een na beste zet eindig je met ${less}${besides(gain)}.`,
    lesser: (less, gain) => `Maar je eindigt met ${less} dan met de beste zet${besides(gain)}.`,
  },
  gain: {
    best: (gain) => `Let op de op een na beste zet: ${gain}.`,
    lesser: (gain) => `Maar let op: ${gain}.`,
  },
  wins: (who, seat, count) => `${who(seat)} wint op de 100 partijen ${count} keer vaker`,
};
