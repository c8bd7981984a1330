import type { BoxFaults } from '../by-code.ts';

export const words: BoxFaults = {
  'rails-row-length': (p) =>
    `${p['place']}: een rij heeft ${p['wanted']} letters, deze heeft er ${p['count']}.`,
  'rails-bad-letter': (p) =>
    `${p['place']}: letter ${p['col']} is '${p['letter']}'; er zijn P (vlakte), F (bos), M (gebergte), C (stad) en O (buiten het bord).`,
  'rails-hex-missing': (p) =>
    `${p['place']}: letter ${p['col']} is O, maar daar heeft het bord een zeshoek.`,
  'rails-no-hex': (p) =>
    `${p['place']}: letter ${p['col']} is ${p['letter']}, maar daar heeft het bord geen zeshoek; het moet O zijn.`,
  'rails-nameless': (p) =>
    `${p['place']}: letter ${p['col']} is C, maar daar ligt geen stad uit de lijst.`,
  'rails-two-cities': (p) => `${p['place']}: op dezelfde zeshoek ligt nog een stad.`,
  'rails-not-a-city': (p) =>
    `${p['place']}: het terrein heeft geen C in kolom ${p['col']} van rij ${p['row']}, beide geteld vanaf 0.`,
  'rails-too-rich': (p) =>
    `${p['place']}: alle volle waarden samen zijn ${p['sum']}; hoogstens ${p['most']} is uit te betalen.`,
  'rails-too-rich-shared': (p) =>
    `${p['place']}: alle gedeelde waarden samen zijn ${p['sum']}; hoogstens ${p['most']} is uit te betalen.`,
  'rails-too-special': (p) =>
    `${p['place']}: ${p['count']} zijn speciaal; de speciale verbindingen hebben er hoogstens ${p['most']}.`,
};
