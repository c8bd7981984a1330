import type { VerdictForms } from '../../verdict.ts';

export const words: VerdictForms = {
  and: 'and',
  won: (name: string, sum: string, lead: string, behind: string) =>
    `${name} won with ${sum}, ${lead} more than ${behind}.`,
  had: (names: string, count: number, sum: string) =>
    `${names} ${count === 2 ? 'both' : 'all'} had ${sum}`,
  share: (place: number) => `share ${place === 1 ? 'the win' : `place ${place}`}`,
};
