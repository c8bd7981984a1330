import type { BoxFaults } from '../by-code.ts';
import { placeOfId as name } from '../names.ts';

export const words: BoxFaults = {
  'contract-same-ends': (p) =>
    `${p['place']}: ze loopt van ${name(p['given'])} naar ${name(p['given'])} zelf.`,
  'contract-twice': (p) =>
    `${p['place']}: er is nog een contractkaart voor ${name(p['one'])} en ${name(p['other'])}.`,
};
