import { nameOfId, type ByCode, type Params } from '@roundhouse/ui/by-code';
import { words as colours } from './colours.ts';

const cubes = (count: string | number | undefined): string =>
  count === 1 ? '1 cube' : `${count} cubes`;

const companyOf = (p: Params): string => nameOfId(colours.companies, p['company']);
const goodsOf = (p: Params): string => nameOfId(colours.goods, p['goods']);

export const words = {
  'worth-more': (p) => `${companyOf(p)} is worth up to ${cubes(p['limit'])} to you.`,
  'worth-it': (p) => `${companyOf(p)} is worth ${cubes(p['limit'])} to you, and no more.`,
  'above-worth': (p) =>
    `More than the ${cubes(p['limit'])} that ${companyOf(p)} brings in, to keep it from others.`,
  'saves-cubes': (p) => `You keep your ${cubes(p['cubes'])} for better companies.`,
  'too-dear': (p) => `For ${cubes(p['bid'])} ${companyOf(p)} is too dear.`,
  'better-elsewhere': (p) =>
    `${companyOf(p)} would be worth ${cubes(p['bid'])}, but your cubes buy more elsewhere.`,
  'no-link': () => 'No link is possible.',
  'good-start': (p) => `From ${p['city']}, ${p['to']} brings $${p['value']} at once.`,
  'closes-connection': (p) => `Closes the transcontinental connection: $${p['bonus']} more.`,
  'link-without-city': (p) => `Brings no new city for ${cubes(p['cost'])}, but shuts a route.`,
  'new-colour': (p) =>
    `${p['city']} brings $${p['value']} for ${cubes(p['cost'])}, and ${goodsOf(p)} is a new colour for its sets.`,
  'city-value': (p) => `${p['city']} brings $${p['value']} for ${cubes(p['cost'])}.`,
  'contested-goods': (p) =>
    `${p['city']} adds $${p['adds']} to each share, and others could take it.`,
  'own-goods': (p) => `${p['city']} adds $${p['adds']} to each share.`,
} satisfies ByCode;
