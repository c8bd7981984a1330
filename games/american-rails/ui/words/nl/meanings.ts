import { SPACES } from '../../../src/types.ts';
import type { Meanings } from '../meanings.ts';

export const words: Meanings = {
  gists: {
    pass: 'niets',
    develop: 'een huisje',
    finance: 'in een schatkist',
    take2: 'of anderen betalen',
    expand3: 'blokjes',
    auction: 'je biedt eerst',
    expand4: 'blokjes',
  },
  place: (gist, at) => `${gist}, daarna nummer ${at} van ${SPACES.length}`,
  does: {
    pass: 'Er gebeurt niets.',
    develop: 'Een huisje maakt één stad meer waard voor elke maatschappij daar.',
    finance: '$5 van de bank in de schatkist van één maatschappij.',
    take2: 'Je neemt $2, of alle anderen betalen $2.',
    expand3: 'Tot 3 blokjes van maatschappijen waar je aandelen van hebt.',
    auction: 'Je veilt een aandeel naar keuze en biedt als eerste.',
    expand4: 'Tot 4 blokjes van maatschappijen waar je aandelen van hebt.',
  },
  takeOrExpand: 'Je neemt $2, of alle anderen betalen $2, of je bouwt 2 blokjes.',
  phase: 'in de volgende fase',
  year: 'volgend jaar',
  first: (order) => `Je bent ${order} als eerste aan de beurt.`,
  last: (order) => `Je bent ${order} als laatste aan de beurt.`,
  between: (order, above, below) =>
    above === '' && below === ''
      ? `Wie hoger staat, is ${order} eerder aan de beurt.`
      : `Je bent ${order} ${[above === '' ? '' : `na ${above}`, below === '' ? '' : `voor ${below}`].filter((part) => part !== '').join(' en ')} aan de beurt.`,
  and: 'en',
};
