import { enumerate } from '@roundhouse/ui/sentence';
import { hexNames } from '../hexes.ts';
import { companyName } from '../names.ts';
import type { Together } from '../together.ts';
import { words as ways } from './hexes.ts';

const { hexIn, hexName } = hexNames(ways);

export const words: Together = {
  placed: ({ seat, company, hex, cost }, who) =>
    `${who(seat)} legde een spoorblokje van ${companyName(company)} ${hexIn(hex)} voor $${cost}`,
  founded: ({ seat, company, hex }, who) =>
    `${who(seat)} liet ${companyName(company)} beginnen in ${hexName(hex)}`,
  income: ({ company, from, to }) =>
    `de inkomsten van ${companyName(company)} ${to > from ? 'stegen' : 'daalden'} naar ${to}`,
  passed: (who) => `${enumerate(who, 'en')} pasten`,
};
