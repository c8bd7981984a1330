import type { ByCode } from '@roundhouse/ui/by-code';
import { placeOfId as name } from '../names.ts';

export const words = {
  'contract-same-ends': (p) =>
    `${p['place']}: it leads from ${name(p['given'])} to ${name(p['given'])} itself.`,
  'contract-twice': (p) =>
    `${p['place']}: there is another contract for ${name(p['one'])} and ${name(p['other'])}.`,
} satisfies ByCode;
