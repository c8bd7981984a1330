import { nameOfId, type Params } from '@roundhouse/ui/by-code';
import { sentence } from '@roundhouse/ui/sentence';
import { contractOfId, routeOfId } from '../names.ts';
import type { Reasons } from '../by-code.ts';
import { words as colours } from './colours.ts';

/** At the beginning of a sentence. */
const card = ({ card: id }: Params): string =>
  id === 'joker' ? 'Een joker' : sentence(nameOfId(colours, id));

export const words: Reasons = {
  'completes-contract': (p, printed) =>
    `Met ${routeOfId(p['route'])} behaal je je contractkaart ${contractOfId(printed, p['contract'])}.`,
  'on-the-way': (p, printed) =>
    `${routeOfId(p['route'])} brengt je contractkaart ${contractOfId(printed, p['contract'])} dichterbij; daarna nog ${p['left']} te gaan.`,
  'bonus-card': (p) => `${routeOfId(p['route'])} levert ${p['points']} op en een bonuskaart.`,
  'route-points': (p) => `${routeOfId(p['route'])} levert meteen ${p['points']} op.`,
  'wanted-card': (p) => `${card(p)} ontbreekt nog voor ${routeOfId(p['route'])}.`,
  'spare-card': (p) => `${card(p)} is nooit weg: later betaal je er een route mee.`,
  'nothing-wanted-shown': () => 'Geen open kaart is meer waard dan een kaart van de stapel.',
  'more-contracts': (p) =>
    `Je hebt er ${p['held']}, en een nieuwe contractkaart past misschien bij je routes.`,
  'contracts-in-reach': (p) => `Goed voor ${p['points']} punten, en haalbaar.`,
  'nothing-else': () => 'Je kunt niets anders.',
};
