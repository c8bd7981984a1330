/** What speaks for a choice, as hint and review say it. */
import type { Language, Reasoned } from '@roundhouse/ui/words';
import { COMPANIES_NL, GOODS_NL } from './colours-nl.ts';

type Params = Reasoned['params'];
type Table = Readonly<Record<string, (params: Params) => string>>;

const cubes = (count: string | number | undefined): string =>
  count === 1 ? '1 cube' : `${count} cubes`;
const blokjes = (count: string | number | undefined): string =>
  count === 1 ? '1 blokje' : `${count} blokjes`;

function companyEn({ company }: Params): string {
  const name = String(company);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function companyNl({ company }: Params): string {
  const names: Readonly<Record<string, string>> = COMPANIES_NL;
  return names[String(company)] ?? String(company);
}

function goodsNl({ goods }: Params): string {
  const names: Readonly<Record<string, string>> = GOODS_NL;
  return names[String(goods)] ?? String(goods);
}

const en: Table = {
  'worth-more': (p) => `${companyEn(p)} is worth up to ${cubes(p['limit'])} to you.`,
  'worth-it': (p) => `${companyEn(p)} is worth ${cubes(p['limit'])} to you, and no more.`,
  'above-worth': (p) =>
    `More than the ${cubes(p['limit'])} that ${companyEn(p)} brings in, to keep it from others.`,
  'saves-cubes': (p) => `You keep your ${cubes(p['cubes'])} for better companies.`,
  'too-dear': (p) => `For ${cubes(p['bid'])} ${companyEn(p)} is too dear.`,
  'better-elsewhere': (p) =>
    `${companyEn(p)} would be worth ${cubes(p['bid'])}, but your cubes buy more elsewhere.`,
  'no-link': () => 'No link is possible.',
  'good-start': (p) => `${p['city']} is a good start: ${p['to']} brings $${p['value']} at once.`,
  'closes-connection': (p) => `Closes the transcontinental connection: $${p['bonus']} more.`,
  'link-without-city': (p) => `Brings no new city for ${cubes(p['cost'])}, but shuts a route.`,
  'new-colour': (p) =>
    `${p['city']} brings $${p['value']} for ${cubes(p['cost'])}, and ${p['goods']} is a new colour for its sets.`,
  'city-value': (p) => `${p['city']} brings $${p['value']} for ${cubes(p['cost'])}.`,
  'contested-goods': (p) =>
    `${p['city']} adds $${p['adds']} to each share, and others could take it.`,
  'own-goods': (p) => `${p['city']} adds $${p['adds']} to each share.`,
};

const nl: Table = {
  'worth-more': (p) => `${companyNl(p)} is voor jou tot ${blokjes(p['limit'])} waard.`,
  'worth-it': (p) => `${companyNl(p)} is voor jou ${blokjes(p['limit'])} waard, meer niet.`,
  'above-worth': (p) =>
    `Meer dan de ${blokjes(p['limit'])} die ${companyNl(p)} je waard is, maar dan heeft een ander het niet.`,
  'saves-cubes': (p) => `Je spaart je ${blokjes(p['cubes'])} voor een betere maatschappij.`,
  'too-dear': (p) => `Voor ${blokjes(p['bid'])} is ${companyNl(p)} te duur.`,
  'better-elsewhere': (p) =>
    `${companyNl(p)} is ${blokjes(p['bid'])} waard, maar elders heb je er meer aan.`,
  'no-link': () => 'Er kan geen spoorverbinding gelegd worden.',
  'good-start': (p) =>
    `${p['city']} is een goede startstad: ${p['to']} levert meteen $${p['value']} op.`,
  'closes-connection': (p) => `Voltooit de transcontinentale verbinding: $${p['bonus']} extra.`,
  'link-without-city': (p) =>
    `Geen nieuwe stad voor ${blokjes(p['cost'])}, maar wel een traject minder voor de anderen.`,
  'new-colour': (p) =>
    `${p['city']} levert $${p['value']} op voor ${blokjes(p['cost'])}, en ${goodsNl(p)} is een nieuwe kleur voor de sets.`,
  'city-value': (p) => `${p['city']} levert $${p['value']} op voor ${blokjes(p['cost'])}.`,
  'contested-goods': (p) =>
    `${p['city']} maakt elk aandeel $${p['adds']} meer waard, en een ander kan dat blokje ook pakken.`,
  'own-goods': (p) => `${p['city']} maakt elk aandeel $${p['adds']} meer waard.`,
};

const TABLES: Readonly<Record<Language, Table>> = { en, nl };

export const REASON_CODES: readonly string[] = Object.keys(en);

export function reasonIn(language: Language, { code, params }: Reasoned): string {
  return TABLES[language][code]?.(params) ?? code;
}
