import { boxPlace } from '@roundhouse/ui/box-place';
import type { ByCode, Params } from '@roundhouse/ui/by-code';

const place = (p: Params): string => boxPlace(p, 'The box');

export const words = {
  'contract-same-ends': (p) => `${place(p)}: it leads from ${p['given']} to ${p['given']} itself.`,
  'contract-twice': (p) =>
    `${place(p)}: there is another contract for ${p['one']} and ${p['other']}.`,
} satisfies ByCode;
