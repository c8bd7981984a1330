import { boxPlace } from '@roundhouse/ui/box-place';
import type { Params } from '@roundhouse/ui/by-code';
import type { BoxFaults } from '../box-faults.ts';

const place = (p: Params): string => boxPlace(p, 'De doos');

export const words: BoxFaults = {
  'contract-same-ends': (p) => `${place(p)}: hij loopt van ${p['given']} naar ${p['given']} zelf.`,
  'contract-twice': (p) =>
    `${place(p)}: er is nog een contractkaart voor ${p['one']} en ${p['other']}.`,
};
