import type { ByCode } from '@roundhouse/ui/by-code';
import type { Persons } from '@roundhouse/ui/person';

export const words = {
  threats: {
    'seats-pawn': (_, seat, who) => `${who(seat)} ${who.verb(seat, 'seats', 'seat')} a pawn`,
    'seats-last-pawn': (_, seat, who) =>
      `${who(seat)} ${who.verb(seat, 'seats', 'seat')} the last pawn and ${who.verb(seat, 'wins', 'win')}`,
    'throws-out': (_, seat, who) =>
      `${who(seat)} ${who.verb(seat, 'sends', 'send')} your pawns out with an Exit`,
    'takes-your-seat': (p, seat, who) =>
      `${who(seat)} ${who.verb(seat, 'pushes', 'push')} your pawn off ${p['cell']}`,
    'begs-of-you': (_, seat, who) => `${who(seat)} ${who.verb(seat, 'begs', 'beg')} a card of you`,
  } satisfies ByCode<string, [seat: number, who: Persons]>,
  less: (points: number) =>
    points === 1 ? 'about 1 pawn fewer in a seat' : `about ${points} pawns fewer in a seat`,
};
