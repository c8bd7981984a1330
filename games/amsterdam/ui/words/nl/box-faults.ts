import type { BoxFaults } from '../box-faults.ts';

export const words: BoxFaults = {
  'contract-same-ends': (p) =>
    `${p['place']}: hij loopt van ${p['given']} naar ${p['given']} zelf.`,
  'contract-twice': (p) =>
    `${p['place']}: er is nog een contractkaart voor ${p['one']} en ${p['other']}.`,
};
