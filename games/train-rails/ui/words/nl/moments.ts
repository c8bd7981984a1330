import type { MomentLabels } from '../../face/moments.ts';

export const words: MomentLabels = {
  title: (door: string) => `De dobbelsteen bij deur ${door}`,
  open: (who: string, door: string) => `Open deuren bij ${door}: ${who} stapte in.`,
  closed: (who: string, door: string) => `Gesloten deuren bij ${door}: ${who} miste de trein.`,
  boards: 'stapt in',
  misses: 'mist de trein',
  inAisle: 'staat in de deuropening',
  waits: 'stapt de volgende keer in zonder te gooien',
  lastCount: 'Pionnen op een stoel',
  won: (who: string, pawns: number) => `${who} had alle ${pawns} pionnen op een stoel en won.`,
  of: (seated: number, all: number) => `${seated} van ${all}`,
};
