import { boxPlace } from '@roundhouse/ui/box-place';
import type { Params } from '@roundhouse/ui/by-code';
import type { BoxFaults } from '../box-faults.ts';

const place = (p: Params): string => boxPlace(p, 'De doos');

export const words: BoxFaults = {
  'rails-row-length': (p) =>
    `${place(p)}: een rij heeft ${p['wanted']} letters, deze heeft er ${p['count']}.`,
  'rails-bad-letter': (p) =>
    `${place(p)}: letter ${p['col']} is '${p['letter']}'; er zijn P (vlakte), F (bos), M (gebergte), C (stad) en O (buiten het bord).`,
  'rails-hex-missing': (p) =>
    `${place(p)}: letter ${p['col']} is O, maar daar heeft het bord een zeshoek.`,
  'rails-no-hex': (p) =>
    `${place(p)}: letter ${p['col']} is ${p['letter']}, maar daar heeft het bord geen zeshoek; het moet O zijn.`,
  'rails-nameless': (p) =>
    `${place(p)}: letter ${p['col']} is C, maar daar ligt geen stad uit de lijst.`,
  'rails-two-cities': (p) => `${place(p)}: op dezelfde zeshoek ligt nog een stad.`,
  'rails-not-a-city': (p) =>
    `${place(p)}: het terrein heeft geen C in kolom ${p['col']} van rij ${p['row']}, beide geteld vanaf 0.`,
  'rails-too-rich': (p) =>
    `${place(p)}: alle volle waarden samen zijn ${p['sum']}; hoogstens ${p['most']} is uit te betalen.`,
  'rails-too-rich-shared': (p) =>
    `${place(p)}: alle gedeelde waarden samen zijn ${p['sum']}; hoogstens ${p['most']} is uit te betalen.`,
  'rails-too-special': (p) =>
    `${place(p)}: ${p['count']} zijn speciaal; de speciale verbindingen hebben er hoogstens ${p['most']}.`,
};
