import type { VerdictForms } from '../../verdict.ts';

const ALL_OF: Readonly<Record<number, string>> = { 2: 'allebei', 3: 'alle drie', 4: 'alle vier' };

export const words: VerdictForms = {
  and: 'en',
  won: (name: string, sum: string, lead: string, behind: string) =>
    `${name} won met ${sum}, ${lead} meer dan ${behind}.`,
  had: (names: string, count: number, sum: string) =>
    `${names} hadden ${ALL_OF[count] ?? 'allemaal'} ${sum}`,
  share: (place: number) => `delen ${place === 1 ? 'de overwinning' : `plaats ${place}`}`,
};
