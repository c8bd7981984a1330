import type { Characters } from '../characters.ts';

export const words: Characters = {
  builder: { role: 'de bouwer', line: 'Van kust tot kust: die verbinding moet er komen.' },
  collector: {
    role: 'de verzamelaar',
    line: 'Goederen in alle kleuren: aan het eind betalen de aandelen uit.',
  },
  blocker: {
    role: 'de dwarsligger',
    line: 'Ik kijk net zo lang naar jouw maatschappijen als naar de mijne.',
  },
};
