import { nameOfId, type ByCode, type Params } from '@roundhouse/ui/by-code';
import type { Persons } from '@roundhouse/ui/person';
import { routeOfId } from '../names.ts';
import { words as colours } from './colours.ts';

const card = ({ card: id }: Params): string =>
  id === 'joker' ? 'the joker' : `the ${nameOfId(colours, id)} card`;

export const words = {
  threats: {
    'claims-route': (p, seat, who) =>
      `${who(seat)} ${who.verb(seat, 'claims', 'claim')} ${routeOfId(p['route'])}`,
    'takes-card': (p, seat, who) => `${who(seat)} ${who.verb(seat, 'takes', 'take')} ${card(p)}`,
  } satisfies ByCode<string, [seat: number, who: Persons]>,
  less: (points: number) => (points === 1 ? 'about 1 point less' : `about ${points} points less`),
};
