import type { Forms } from '../../person.ts';

export const words: Forms = {
  subject: 'jij',
  object: 'jou',
  yours: (thing) => `jouw ${thing}`,
  of: (name, thing) => `de ${thing} van ${name}`,
  numbered: (seat) => `speler ${seat + 1}`,
};
