import type { ByCode } from '@roundhouse/ui/by-code';

export const words = {
  'contract-same-ends': (p) =>
    `${p['place']}: it leads from ${p['given']} to ${p['given']} itself.`,
  'contract-twice': (p) =>
    `${p['place']}: there is another contract for ${p['one']} and ${p['other']}.`,
} satisfies ByCode;
