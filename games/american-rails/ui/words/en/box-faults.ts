import { boxPlace } from '@roundhouse/ui/box-place';
import type { ByCode, Params } from '@roundhouse/ui/by-code';

const place = (p: Params): string => boxPlace(p, 'The box');

export const words = {
  'rails-row-length': (p) =>
    `${place(p)}: a row has ${p['wanted']} letters, this one has ${p['count']}.`,
  'rails-bad-letter': (p) =>
    `${place(p)}: letter ${p['col']} is '${p['letter']}'; there are P (plains), F (forest), M (mountain), C (city) and O (off the board).`,
  'rails-hex-missing': (p) =>
    `${place(p)}: letter ${p['col']} is O, but the board has a hex there.`,
  'rails-no-hex': (p) =>
    `${place(p)}: letter ${p['col']} is ${p['letter']}, but the board has no hex there; it must be O.`,
  'rails-nameless': (p) =>
    `${place(p)}: letter ${p['col']} is C, but no city of the list lies there.`,
  'rails-two-cities': (p) => `${place(p)}: another city lies on the same hex.`,
  'rails-not-a-city': (p) =>
    `${place(p)}: the terrain has no C at column ${p['col']} of row ${p['row']}, both counted from 0.`,
  'rails-too-rich': (p) =>
    `${place(p)}: all full values together are ${p['sum']}; at most ${p['most']} can be paid.`,
  'rails-too-rich-shared': (p) =>
    `${place(p)}: all shared values together are ${p['sum']}; at most ${p['most']} can be paid.`,
  'rails-too-special': (p) =>
    `${place(p)}: ${p['count']} are special; the special connections join at most ${p['most']}.`,
} satisfies ByCode;
