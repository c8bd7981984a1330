import { enumerate } from '@roundhouse/ui/sentence';
import { companyName } from '../names.ts';
import type { Together } from '../together.ts';

export const words: Together = {
  placed: ({ seat, company, hex, cost }, who, { hexIn }) =>
    `${who(seat)} legde een spoorblokje van ${companyName(company)} ${hexIn(hex)} voor $${cost}`,
  founded: ({ seat, company, hex }, who, { hexName }) =>
    `${who(seat)} liet ${companyName(company)} beginnen in ${hexName(hex)}`,
  income: ({ company, from, to }) =>
    `de inkomsten van ${companyName(company)} ${to > from ? 'stegen' : 'daalden'} naar ${to}`,
  passed: (who) => `${enumerate(who, 'en')} pasten`,
};
