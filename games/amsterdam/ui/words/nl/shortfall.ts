import { nameOfId, type Params } from '@roundhouse/ui/by-code';
import { routeOfId } from '../names.ts';
import type { Shortfalls } from '../by-code.ts';
import { words as colours } from './colours.ts';

const card = ({ card: id }: Params): string =>
  id === 'joker' ? 'de joker' : `de kaart ${nameOfId(colours, id)}`;

export const words: Shortfalls = {
  threats: {
    'claims-route': (p, seat, who) => `${who(seat)} claimt ${routeOfId(p['route'])}`,
    'takes-card': (p, seat, who) => `${who(seat)} pakt ${card(p)}`,
  },
  less: (points) => (points === 1 ? 'zo’n punt minder' : `zo’n ${points} punten minder`),
};
