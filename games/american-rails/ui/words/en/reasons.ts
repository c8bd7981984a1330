import type { ByCode, Params } from '@roundhouse/ui/by-code';
import { companyOfId } from '../names.ts';

const company = (params: Params): string => companyOfId(params['company']);

export const words = {
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
} satisfies ByCode;
