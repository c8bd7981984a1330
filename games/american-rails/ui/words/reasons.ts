/** What speaks for a choice, as hint and review say it. */
import type { Language, Reasoned } from '@roundhouse/ui/words';
import { nameOfId } from './names.ts';

type Params = Reasoned['params'];
type Table = Readonly<Record<string, (params: Params) => string>>;

const company = (params: Params): string => nameOfId(params['company']);

const en: Table = {
  'share-on-offer': (p) =>
    `A share of ${company(p)} sold now leaves you about $${p['worth']} better off.`,
  'share-costs-you': (p) =>
    `A share of ${company(p)} sold now leaves you about $${p['worth']} worse off.`,
  'share-worth-it': (p) => `Up to $${p['limit']} the share of ${company(p)} is worth its price.`,
  'share-kept-from-others': (p) =>
    `$${p['amount']} is a lot for ${company(p)}, but it keeps the share from the others.`,
  'share-too-dear': (p) => `$${p['least']} or more is too much for this share of ${company(p)}.`,
  'money-for-better': (p) =>
    `${company(p)} is worth $${p['limit']} to you, but the money may do more in what comes after.`,
  'first-city': (p) => `${p['city']} brings $${p['income']} from the start.`,
  'move-first': () => 'Nothing pays now, and you move first in the next phase.',
  'space-develop': (p) => `A house can bring you about $${p['worth']} until the end.`,
  'space-finance': (p) => `Money for building can bring you about $${p['worth']} until the end.`,
  'space-take2': (p) => `It is worth about $${p['worth']} to you.`,
  'space-expand': (p) => `Building can bring you about $${p['worth']} until the end.`,
  'space-auction': (p) => `An auction can bring you about $${p['worth']} until the end.`,
  'house-income': (p) => `A house in ${p['city']} is worth about $${p['worth']} to you.`,
  'house-for-others': (p) => `A house in ${p['city']} helps the others more than you.`,
  'money-to-build': (p) => `${company(p)} can build with it: about $${p['worth']} for you.`,
  'money-for-others': (p) => `What ${company(p)} builds with it helps the others more than you.`,
  'two-dollars': () => 'Nothing you could build brings more than $2.',
  'others-pay': () => 'The others lose $2 each, and you lose nothing.',
  'two-cubes': () => 'Two cubes bring more than $2.',
  'into-city': (p) =>
    `${company(p)} gains $${p['income']} of income in ${p['city']} for $${p['cost']}.`,
  'on-the-way': (p) => `${company(p)} is on its way to ${p['city']}: ${p['cubes']} cubes in all.`,
  'in-the-way': (p) => `For $${p['cost']} ${company(p)} takes a place that others may want.`,
  'nothing-pays': () => 'None of it brings you more than it costs.',
};

const nl: Table = {
  'share-on-offer': (p) =>
    `Als er nu een aandeel ${company(p)} wordt verkocht, word je daar zo’n $${p['worth']} beter van.`,
  'share-costs-you': (p) =>
    `Als er nu een aandeel ${company(p)} wordt verkocht, kost je dat zo’n $${p['worth']}.`,
  'share-worth-it': (p) => `Tot $${p['limit']} is het aandeel ${company(p)} zijn prijs waard.`,
  'share-kept-from-others': (p) =>
    `$${p['amount']} is veel voor ${company(p)}, maar zo krijgt een ander het aandeel niet.`,
  'share-too-dear': (p) => `$${p['least']} of meer is te veel voor dit aandeel ${company(p)}.`,
  'money-for-better': (p) =>
    `${company(p)} is je $${p['limit']} waard, maar met dat geld kun je straks misschien meer.`,
  'first-city': (p) => `${p['city']} levert vanaf het begin $${p['income']} op.`,
  'move-first': () => 'Niets loont nu, en in de volgende fase ben je als eerste aan de beurt.',
  'space-develop': (p) => `Een huisje kan je tot het einde zo’n $${p['worth']} opleveren.`,
  'space-finance': (p) => `Geld om te bouwen kan je tot het einde zo’n $${p['worth']} opleveren.`,
  'space-take2': (p) => `Het is je zo’n $${p['worth']} waard.`,
  'space-expand': (p) => `Bouwen kan je tot het einde zo’n $${p['worth']} opleveren.`,
  'space-auction': (p) => `Een veiling kan je tot het einde zo’n $${p['worth']} opleveren.`,
  'house-income': (p) => `Een huisje in ${p['city']} is je zo’n $${p['worth']} waard.`,
  'house-for-others': (p) => `Aan een huisje in ${p['city']} hebben de anderen meer dan jij.`,
  'money-to-build': (p) => `${company(p)} kan ervan bouwen: voor jou zo’n $${p['worth']}.`,
  'money-for-others': (p) => `Aan wat ${company(p)} ervan bouwt, hebben de anderen meer dan jij.`,
  'two-dollars': () => 'Niets wat je kunt bouwen levert meer op dan $2.',
  'others-pay': () => 'De anderen zijn elk $2 kwijt, en jij niets.',
  'two-cubes': () => 'Twee spoorblokjes leveren meer op dan $2.',
  'into-city': (p) =>
    `Voor $${p['cost']} krijgt ${company(p)} in ${p['city']} $${p['income']} meer inkomsten.`,
  'on-the-way': (p) =>
    `${company(p)} is op weg naar ${p['city']}: ${p['cubes']} spoorblokjes in totaal.`,
  'in-the-way': (p) => `Voor $${p['cost']} bezet ${company(p)} een plek die anderen kunnen willen.`,
  'nothing-pays': () => 'Niets ervan levert je meer op dan het kost.',
};

const TABLES: Readonly<Record<Language, Table>> = { en, nl };

export const REASON_CODES: readonly string[] = Object.keys(en);

export function reasonIn(language: Language, { code, params }: Reasoned): string {
  return TABLES[language][code]?.(params) ?? code;
}
