import { nameOfId, type Params } from '@roundhouse/ui/by-code';
import type { Reasons } from '../by-code.ts';
import { words as colours } from './colours.ts';

const blokjes = (count: string | number | undefined): string =>
  count === 1 ? '1 blokje' : `${count} blokjes`;

const companyOf = (p: Params): string => nameOfId(colours.companies, p['company']);
const goodsOf = (p: Params): string => nameOfId(colours.goods, p['goods']);

export const words: Reasons = {
  'worth-more': (p) => `${companyOf(p)} is voor jou tot ${blokjes(p['limit'])} waard.`,
  'worth-it': (p) => `${companyOf(p)} is voor jou ${blokjes(p['limit'])} waard, meer niet.`,
  'above-worth': (p) =>
    `Meer dan de ${blokjes(p['limit'])} die ${companyOf(p)} je waard is, maar dan heeft een ander het niet.`,
  'saves-cubes': (p) => `Je spaart je ${blokjes(p['cubes'])} voor een betere maatschappij.`,
  'too-dear': (p) => `Voor ${blokjes(p['bid'])} is ${companyOf(p)} te duur.`,
  'better-elsewhere': (p) =>
    `${companyOf(p)} is ${blokjes(p['bid'])} waard, maar elders heb je er meer aan.`,
  'no-link': () => 'Er kan geen spoorverbinding gelegd worden.',
  'good-start': (p) => `Vanuit ${p['city']} levert ${p['to']} meteen $${p['value']} op.`,
  'closes-connection': (p) => `Voltooit de transcontinentale verbinding: $${p['bonus']} extra.`,
  'link-without-city': (p) =>
    `Geen nieuwe stad voor ${blokjes(p['cost'])}, maar wel een traject minder voor de anderen.`,
  'new-colour': (p) =>
    `${p['city']} levert $${p['value']} op voor ${blokjes(p['cost'])}, en ${goodsOf(p)} is een nieuwe kleur voor de sets.`,
  'city-value': (p) => `${p['city']} levert $${p['value']} op voor ${blokjes(p['cost'])}.`,
  'contested-goods': (p) =>
    `${p['city']} maakt elk aandeel $${p['adds']} meer waard, en een ander kan dat blokje ook pakken.`,
  'own-goods': (p) => `${p['city']} maakt elk aandeel $${p['adds']} meer waard.`,
};
