import type { Shortfalls } from '../by-code.ts';

export const words: Shortfalls = {
  threats: {
    'seats-pawn': (_, seat, who) => `${who(seat)} zet een pion op een stoel`,
    'seats-last-pawn': (_, seat, who) => `${who(seat)} zet de laatste pion neer en wint`,
    'throws-out': (_, seat, who) => `${who(seat)} laat je pionnen met Uitstappen de trein verlaten`,
    'takes-your-seat': (p, seat, who) => `${who(seat)} duwt je pion van ${p['cell']}`,
    'begs-of-you': (_, seat, who) => `${who(seat)} bedelt een kaart bij je`,
  },
  less: (points) =>
    points === 1 ? 'ongeveer één zittende pion minder' : `zo’n ${points} zittende pionnen minder`,
};
