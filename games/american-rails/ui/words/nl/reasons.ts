import type { Params } from '@roundhouse/ui/by-code';
import { companyOfId } from '../names.ts';
import type { Reasons } from '../by-code.ts';

const company = (params: Params): string => companyOfId(params['company']);

export const words: Reasons = {
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
