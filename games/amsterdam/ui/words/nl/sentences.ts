import { plain } from '@roundhouse/ui/plain';
import { nameOfId } from '@roundhouse/ui/by-code';
import { byType } from '@roundhouse/kit/by-type';
import type { Persons } from '@roundhouse/ui/person';
import { enumerate, sentence } from '@roundhouse/ui/sentence';
import type { Refused } from '@roundhouse/ui/words';
import {
  ROUTES,
  type Action,
  type Card,
  type Colour,
  type ContractId,
  type Event,
  type View,
} from '../../../src/index.ts';
import { contractName, contractSum, payment, routeName, signed } from '../names.ts';
import type { TranslatedSentences } from '../sentences.ts';
import { words as colours } from './colours.ts';
import type { Printed } from '../../../src/printed.ts';

/** Before a noun: 'een rode kaart'. */
const INFLECTED: Readonly<Record<Colour, string>> = {
  pink: 'roze',
  blue: 'blauwe',
  green: 'groene',
  black: 'zwarte',
  red: 'rode',
  orange: 'oranje',
};

const many = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`;
const cards = (count: number): string => many(count, 'kaart', 'kaarten');
const carts = (count: number): string => many(count, 'kar', 'karren');
const jokers = (count: number): string => many(count, 'joker', 'jokers');
const contracts = (count: number): string => many(count, 'contractkaart', 'contractkaarten');
const bonusCards = (count: number): string => many(count, 'bonuskaart', 'bonuskaarten');
const named = (printed: Printed, ids: readonly ContractId[]): string =>
  enumerate(
    ids.map((id) => contractName(printed, id)),
    'en',
  );
const article = (card: Card): string =>
  card === 'joker' ? 'een joker' : `een ${INFLECTED[card]} kaart`;

const opened = (card: Card): string =>
  card === 'joker' ? 'een open joker' : `een open ${INFLECTED[card]} kaart`;

/** '2 groene en 1 joker'. */
function paid(claim: Parameters<typeof payment>[0]): string {
  const { cards: ofColour, jokers: wild } = payment(claim);
  const parts = [];
  if (claim.colour !== 'joker' && ofColour > 0) {
    parts.push(`${ofColour} ${INFLECTED[claim.colour]}`);
  }
  if (wild > 0) parts.push(jokers(wild));
  return enumerate(parts, 'en');
}

function ask(view: View, legal: readonly Action[]): string {
  switch (view.step) {
    case 'choose':
      return 'Houd één of beide contractkaarten; je keuze blijft nog even geheim.';
    case 'keep':
      return 'Houd één of beide contractkaarten die je getrokken hebt.';
    case 'second':
      return 'Neem nog een kaart, open of van de stapel. Een open joker mag niet.';
    case 'turn':
      return askTurn(view, legal);
    case 'over':
      return 'Het spel is afgelopen.';
    case 'first':
      return 'Er wordt geloot wie begint.';
    default:
      return 'De kaarten worden gedeeld.';
  }
}

function askTurn(view: View, legal: readonly Action[]): string {
  const types = new Set(legal.map(({ type }) => type));
  if (types.has('pass')) return 'Je kunt niets doen en moet dus passen.';
  const choices = [];
  if (types.has('blind') || types.has('take')) choices.push('trek kaarten');
  if (types.has('claim')) choices.push('claim een route');
  if (types.has('contracts')) choices.push('trek contractkaarten');
  const last = view.lastTurns > 0 ? 'Je laatste beurt: ' : '';
  return `${sentence(`${last}${enumerate(choices, 'of')}`)}.`;
}

const choice = byType<Action, [printed: Printed]>({
  blind: () => 'Trek van de gedekte stapel',
  take: ({ card }) => `Neem ${article(card)}`,
  claim: (action) =>
    `Claim ${routeName(action.route)} (${colours[ROUTES[action.route].colour]}, met ${paid(action)})`,
  contracts: () => 'Trek contractkaarten',
  keep: ({ contracts }, printed) => `Houd ${named(printed, contracts)}`,
  pass: () => 'Pas',
});

/** A claim says what it costs and what it brings; everything else is a verb as it is. */
function deed(action: Action, printed: Printed): string {
  if (action.type !== 'claim') return choice(action, printed);
  const { route } = action;
  const { length, cart } = ROUTES[route];
  const points = many(printed.routePoints[length] ?? 0, 'punt', 'punten');
  const brings = cart ? `${points} en een bonuskaart` : points;
  return `Claim ${routeName(route)} met ${paid(action)} (${brings})`;
}

const happened = byType<Event, [who: Persons, printed: Printed], string | undefined>({
  drew: ({ card, seat }, who) =>
    card === null
      ? `${who(seat)} trok een kaart van de gedekte stapel.`
      : `${who(seat)} trok ${article(card)} van de gedekte stapel.`,
  'turned-up': ({ card }) => `Er kwam ${article(card)} open te liggen.`,
  reset: ({ cards }) => {
    const wild = cards.filter((card) => card === 'joker').length;
    return `Er lagen ${jokers(wild)} open, dus gingen alle vijf de kaarten naar de aflegstapel.`;
  },
  shuffled: (event) =>
    `De stapel was op: de aflegstapel (${cards(event.cards)}) is geschud en vormt de nieuwe.`,
  first: ({ seat }, who) => `Startspeler: ${who(seat)}.`,
  offered: ({ contract, seat }, who, printed) =>
    contract === null
      ? undefined
      : `Contractkaart voor ${who.whom(seat)}: ${contractName(printed, contract)}.`,
  chose: ({ seat, contracts }, who, printed) =>
    `${who.whose(seat, 'geheime keuze')}: ${named(printed, contracts)}.`,
  kept: (event, who, printed) => kept(event, who, printed),
  took: ({ seat, card }, who) => `${who(seat)} nam ${opened(card)}.`,
  claimed: (event, who) =>
    `${who(event.seat)} claimde ${routeName(event.route)} met ${paid(event)}: +${event.points}, samen ${event.score}${event.bonus ? ', en een bonuskaart' : ''}; nog ${carts(event.carts)}.`,
  completed: ({ seat, contract }, who, printed) =>
    `${who(seat)} behaalde de contractkaart ${contractName(printed, contract)}.`,
  'drew-contracts': (event, who) => `${who(event.seat)} trok ${contracts(event.contracts)}.`,
  passed: ({ seat }, who) => `${who(seat)} kon niets doen en paste.`,
  'last-turns': (event, who) =>
    `${who(event.seat)} had nog ${carts(event.carts)}: iedereen krijgt nog één beurt.`,
  ended: ({ ending }) =>
    ending === 'carts'
      ? 'De laatste beurten zijn gespeeld: het spel is uit.'
      : 'Alle spelers pasten na elkaar: het spel is uit.',
  scored: (event, who) =>
    `${who(event.seat)}: ${event.routes} voor routes, ${signed(contractSum(event))} voor ${contracts(event.contracts.length)}, ${signed(event.bonusPoints)} voor ${bonusCards(event.bonusCards)}; samen ${plain(event.total)}, plaats ${event.place}.`,
});

function kept(event: Extract<Event, { type: 'kept' }>, who: Persons, printed: Printed): string {
  const which = event.contracts ? named(printed, event.contracts) : contracts(event.kept);
  const back = event.returned > 0 ? ` en legde er ${event.returned} onder de stapel` : '';
  return `${who(event.seat)} hield ${which}${back}.`;
}

type Params = Refused['params'];
const between = (p: Params): string => `${p['from']} – ${p['to']}`;

const colourIn = (p: Params, name: string): string => nameOfId(colours, p[name]);

/** 'rode kaart', 'joker'. */
function cardIn({ card }: Params): string {
  const inflected: Readonly<Record<string, string>> = INFLECTED;
  const colour = inflected[card ?? ''];
  return colour === undefined ? String(card) : `${colour} kaart`;
}

const REFUSALS: TranslatedSentences['refusals'] = {
  'not-your-turn': () => 'Je bent niet aan de beurt.',
  'already-chosen': () => 'Je hebt je contractkaarten al gekozen; de anderen kiezen nog.',
  'not-your-view': () => 'Niemand kan voor een andere speler handelen.',
  'keep-first': () => 'Beslis eerst welke contractkaarten je houdt.',
  'keep-one': () => 'Je moet ten minste één contractkaart houden.',
  'not-offered': (p) => `Contractkaart ${p['contract']} heb je niet getrokken.`,
  'keep-in-order': () => 'Noem elke contractkaart één keer, het laagste nummer eerst.',
  'nothing-to-keep': () => 'Je hebt nu geen contractkaarten om uit te kiezen.',
  'not-in-display': (p) => `Er ligt geen ${cardIn(p)} open.`,
  'joker-second': () => 'Een openliggende joker mag niet je tweede kaart zijn.',
  'pile-empty': () => 'De gedekte stapel is leeg: je kunt alleen open kaarten nemen.',
  'second-card-first': () => 'Je hebt één kaart getrokken en moet er nog een nemen.',
  'no-contracts': () => 'Er zijn geen contractkaarten meer.',
  'may-not-pass': () => 'Passen mag alleen als je niets anders kunt doen.',
  'route-taken': (p) => `${between(p)} is al geclaimd.`,
  'own-twin': (p) => `De andere route van ${between(p)} is al van jou: beide mag niet.`,
  'twin-closed': (p) =>
    `${between(p)} is afgesloten: met twee spelers wordt een dubbele route één keer geclaimd.`,
  'too-few-carts': (p) =>
    `Voor ${between(p)} heb je ${carts(Number(p['needed']))} nodig, en je hebt er ${p['carts']}.`,
  'wrong-colour': (p) =>
    `${between(p)} is ${colourIn(p, 'wanted')}: met ${colourIn(p, 'colour')} kun je niet betalen.`,
  'too-few-cards': (p) =>
    `Voor ${between(p)} heb je zo ${p['needed']} keer ${colourIn(p, 'colour')} nodig, en je hebt ${p['held']}.`,
  'too-few-jokers': (p) =>
    `Voor ${between(p)} heb je zo ${jokers(Number(p['needed']))} nodig, en je hebt er ${p['held']}.`,
  'all-jokers': (p) =>
    `Alleen met jokers: noem voor ${between(p)} als kleur joker, en ${p['needed']} stuks.`,
  'no-such-order': (p) => `De opdracht '${p['order']}' bestaat niet in dit spel.`,
};

export const words: TranslatedSentences = {
  ask,
  choice,
  deed,
  happened,
  refusals: REFUSALS,
  options: {
    memory: {
      label: 'Geheugen',
      values: {
        assisted:
          'Met hulp: de tafel houdt bij welke open kaarten iemand nam en nog niet heeft uitgegeven',
        strict: 'Streng: zelf onthouden; alleen de laatste ronde staat er nog',
      },
    },
  },
};
