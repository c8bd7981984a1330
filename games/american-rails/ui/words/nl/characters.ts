import type { Characters } from '../characters.ts';

export const words: Characters = {
  builder: { role: 'de bouwer', line: 'Elke stad verdient een huisje. Aandelen kunnen wachten.' },
  auctioneer: {
    role: 'de veilingmeester',
    line: 'Eenmaal, andermaal: niemand brengt zo vaak een aandeel onder de hamer als ik.',
  },
  blocker: {
    role: 'de dwarsligger',
    line: 'Wat het jou kost, is mij net zoveel waard als wat ik zelf verdien.',
  },
};
