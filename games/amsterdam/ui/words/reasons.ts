/** What speaks for a choice, as hint and review say it. */
import type { Language, Reasoned } from '@roundhouse/ui/words';
import { CONTRACT_IDS, ROUTE_IDS } from '../../src/index.ts';
import { contractName, routeName } from './names.ts';

type Params = Reasoned['params'];
type Table = Readonly<Record<string, (params: Params) => string>>;

function route({ route: id }: Params): string {
  const known = ROUTE_IDS.find((one) => one === id);
  return known ? routeName(known) : String(id);
}

function contract({ contract: id }: Params): string {
  const known = CONTRACT_IDS.find((one) => one === id);
  return known ? contractName(known) : String(id);
}

const COLOURS_NL: Readonly<Record<string, string>> = {
  pink: 'Roze',
  blue: 'Blauw',
  green: 'Groen',
  black: 'Zwart',
  red: 'Rood',
  orange: 'Oranje',
  joker: 'Een joker',
};

const en: Table = {
  'completes-contract': (p) => `${route(p)} completes your contract ${contract(p)}.`,
  'on-the-way': (p) =>
    `${route(p)} lies on the way of your contract ${contract(p)}; ${p['left']} more after it.`,
  'bonus-card': (p) => `${route(p)} brings ${p['points']} and a bonus card.`,
  'route-points': (p) => `${route(p)} brings ${p['points']} at once.`,
  'wanted-card': (p) => `${cardEn(p)} is missing for ${route(p)}.`,
  'spare-card': (p) => `${cardEn(p)} may serve later; nothing needs it now.`,
  'nothing-wanted-shown': () => 'Nothing in the display is worth more than a card from the pile.',
  'more-contracts': (p) => `You hold ${p['held']}, and a new contract may lie near your routes.`,
  'contracts-in-reach': (p) => `For ${p['points']} points, and in reach.`,
  'nothing-else': () => 'You can do nothing else.',
};

function cardEn({ card }: Params): string {
  const name = String(card);
  return name === 'joker' ? 'A joker' : `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}

const nl: Table = {
  'completes-contract': (p) => `Met ${route(p)} behaal je je contractkaart ${contract(p)}.`,
  'on-the-way': (p) =>
    `${route(p)} brengt je contractkaart ${contract(p)} dichterbij; daarna nog ${p['left']} te gaan.`,
  'bonus-card': (p) => `${route(p)} levert ${p['points']} op en een bonuskaart.`,
  'route-points': (p) => `${route(p)} levert meteen ${p['points']} op.`,
  'wanted-card': (p) => `${cardNl(p)} ontbreekt nog voor ${route(p)}.`,
  'spare-card': (p) => `${cardNl(p)} komt later misschien van pas; nu heb je er niets aan.`,
  'nothing-wanted-shown': () => 'Geen open kaart is meer waard dan een kaart van de stapel.',
  'more-contracts': (p) =>
    `Je hebt er ${p['held']}, en een nieuwe contractkaart past misschien bij je routes.`,
  'contracts-in-reach': (p) => `Goed voor ${p['points']} punten, en haalbaar.`,
  'nothing-else': () => 'Je kunt niets anders.',
};

function cardNl({ card }: Params): string {
  return COLOURS_NL[String(card)] ?? String(card);
}

const TABLES: Readonly<Record<Language, Table>> = { en, nl };

export const REASON_CODES: readonly string[] = Object.keys(en);

export function reasonIn(language: Language, { code, params }: Reasoned): string {
  return TABLES[language][code]?.(params) ?? code;
}
