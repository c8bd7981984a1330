import { nameOfId, type ByCode, type Params } from '@roundhouse/ui/by-code';
import { sentence } from '@roundhouse/ui/sentence';
import { contractOfId, routeOfId } from '../names.ts';
import { words as colours } from './colours.ts';
import type { Printed } from '../../../src/index.ts';

/** At the beginning of a sentence. */
const card = ({ card: id }: Params): string =>
  id === 'joker' ? 'A joker' : sentence(nameOfId(colours, id));

export const words = {
  'completes-contract': (p, printed) =>
    `${routeOfId(p['route'])} completes your contract ${contractOfId(printed, p['contract'])}.`,
  'on-the-way': (p, printed) =>
    `${routeOfId(p['route'])} lies on the way of your contract ${contractOfId(printed, p['contract'])}; ${p['left']} more after it.`,
  'bonus-card': (p) => `${routeOfId(p['route'])} brings ${p['points']} and a bonus card.`,
  'route-points': (p) => `${routeOfId(p['route'])} brings ${p['points']} at once.`,
  'wanted-card': (p) => `${card(p)} is missing for ${routeOfId(p['route'])}.`,
  'spare-card': (p) => `${card(p)} is never wasted: it pays for a route later.`,
  'nothing-wanted-shown': () => 'Nothing in the display is worth more than a card from the pile.',
  'more-contracts': (p) => `You hold ${p['held']}, and a new contract may lie near your routes.`,
  'contracts-in-reach': (p) => `For ${p['points']} points, and in reach.`,
  'nothing-else': () => 'You can do nothing else.',
} satisfies ByCode<string, [Printed]>;
