import type { ByCode } from '@roundhouse/ui/by-code';

export const words = {
  'rails-row-length': (p) =>
    `${p['place']}: a row has ${p['wanted']} letters, this one has ${p['count']}.`,
  'rails-bad-letter': (p) =>
    `${p['place']}: letter ${p['col']} is '${p['letter']}'; there are P (plains), F (forest), M (mountain), C (city) and O (off the board).`,
  'rails-hex-missing': (p) =>
    `${p['place']}: letter ${p['col']} is O, but the board has a hex there.`,
  'rails-no-hex': (p) =>
    `${p['place']}: letter ${p['col']} is ${p['letter']}, but the board has no hex there; it must be O.`,
  'rails-nameless': (p) =>
    `${p['place']}: letter ${p['col']} is C, but no city of the list lies there.`,
  'rails-two-cities': (p) => `${p['place']}: another city lies on the same hex.`,
  'rails-not-a-city': (p) =>
    `${p['place']}: the terrain has no C at column ${p['col']} of row ${p['row']}, both counted from 0.`,
  'rails-too-rich': (p) =>
    `${p['place']}: all full values together are ${p['sum']}; at most ${p['most']} can be paid.`,
  'rails-too-rich-shared': (p) =>
    `${p['place']}: all shared values together are ${p['sum']}; at most ${p['most']} can be paid.`,
  'rails-too-special': (p) =>
    `${p['place']}: ${p['count']} are special; the special connections join at most ${p['most']}.`,
} satisfies ByCode;
