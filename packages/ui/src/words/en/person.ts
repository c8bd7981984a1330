import type { Forms } from '../../person.ts';

export const words: Forms = {
  subject: 'you',
  object: 'you',
  yours: (thing) => `your ${thing}`,
  of: (name, thing) => `${name}’s ${thing}`,
  numbered: (seat) => `player ${seat + 1}`,
};
