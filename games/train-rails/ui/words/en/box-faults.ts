import type { ByCode } from '@roundhouse/ui/by-code';

export const words = {
  'car-fixed-row': (p) =>
    `${p['place']}: must be '${p['wanted']}' in every car, not ${p['given']}.`,
  'car-row-length': (p) =>
    `${p['place']}: a row has ${p['wanted']} signs, this one has ${p['count']}.`,
  'car-bad-sign': (p) =>
    `${p['place']}: sign ${p['column']} is '${p['sign']}'; there are . (floor), s (seat), b (bench), p and q (the same with a passenger) and # (cab).`,
  'car-door-shut': (p) =>
    `${p['place']}: sign ${p['column']} is '${p['sign']}', but the way from the doors leads there; it must be floor.`,
  'car-cab': (p) =>
    `${p['place']}: sign ${p['column']} is a cab; a cab takes both signs of a corner beside the doors.`,
  'car-bench': (p) =>
    `${p['place']}: sign ${p['column']} is a bench; a bench stands at the wall with floor before it.`,
  'car-floor-shut': (p) =>
    `${p['place']}: sign ${p['column']} is floor behind a seat; floor at the wall needs floor before it.`,
  'car-seats': (p) =>
    `${p['place']}: the car has ${p['count']} free seats; it must have ${p['wanted']}.`,
  'car-bays': (p) =>
    `${p['place']}: ${p['count']} signs are floor besides the aisle and the doors; there may be ${p['most']}.`,
  'deck-numbers': (p) =>
    `${p['place']}: there are ${p['count']} number cards; there must be ${p['least']} to ${p['most']}.`,
  'deck-actions': (p) =>
    `${p['place']}: there are ${p['count']} action cards; there must be ${p['least']} to ${p['most']}.`,
  'deck-scarce-number': (p) =>
    `${p['place']}: of the ${p['value']} there are ${p['count']} cards, red and blue together; there must be ${p['least']}, a tenth of the number cards.`,
  'deck-passes': (p) =>
    `${p['place']}: Excuse Me and Rebel Passenger are ${p['count']} together; with fewer than ${p['least']} seats stay out of reach.`,
  'deck-exits': (p) =>
    `${p['place']}: Exit 1X and Exit 2X are ${p['count']} together; they may be ${p['most']}, a fifth of the action cards.`,
  'deck-exit-pawns': (p) =>
    `${p['place']}: Exit cards send out ${p['count']} pawns; Excuse Me, Rebel Passenger, Take a Seat and Enter seat ${p['seating']}, which is enough for ${Math.floor((3 * Number(p['seating'])) / 4)}.`,
  'die-open-faces': (p) =>
    `${p['place']}: ${p['count']} faces are open; there must be ${p['least']} to ${p['most']}.`,
} satisfies ByCode;
