import type { Characters } from '../characters.ts';

export const words: Characters = {
  gentle: {
    role: 'de vriendelijke',
    line: 'Ik bemoei me met mijn eigen pionnen. Tot jij bijna wint.',
  },
  bully: { role: 'de duwer', line: 'Zit je lekker? Ik kom eraan.' },
  careful: { role: 'de voorzichtige', line: 'Ik wissel mijn kaarten tot ze me bevallen.' },
};
