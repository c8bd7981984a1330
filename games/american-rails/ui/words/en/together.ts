import { enumerate } from '@roundhouse/ui/sentence';
import { companyName } from '../names.ts';
import type { Together } from '../together.ts';

export const words: Together = {
  placed: ({ seat, company, hex, cost }, who, { hexIn }) =>
    `${who(seat)} placed a cube of ${companyName(company)} ${hexIn(hex)} for $${cost}`,
  founded: ({ seat, company, hex }, who, { hexName }) =>
    `${who(seat)} founded ${companyName(company)} in ${hexName(hex)}`,
  income: ({ company, from, to }) =>
    `the income of ${companyName(company)} ${to > from ? 'rose' : 'fell'} to ${to}`,
  passed: (who) => `${enumerate(who, 'and')} passed`,
};
