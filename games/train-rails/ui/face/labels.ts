/** The short phrases of the face, in each language. */
import type { Language } from '@roundhouse/ui/words';

export interface Labels {
  /** Groups of places. */
  readonly turns: string;
  hand(who: string): string;
  readonly seats: string;
  readonly aisle: string;
  readonly doors: string;
  readonly players: string;
  readonly decks: string;

  turnOf(who: string): string;
  readonly yourTurn: string;
  readonly dealing: string;
  readonly over: string;
  readonly bonus: string;
  readonly clockwise: string;
  readonly counterClockwise: string;
  readonly boarded: string;

  seat(id: string): string;
  cell(id: string): string;
  door(id: string): string;
  readonly empty: string;
  pawnOf(who: string): string;
  doorwayOf(door: string): string;
  waits(who: string): string;
  missed(who: string): string;
  readonly nobodyWaits: string;

  cards(count: number): string;
  readonly numberDeck: string;
  readonly actionDeck: string;
  discards(count: number): string;

  seated(count: number, all: number): string;
  inSupply(count: number): string;
  waitingAt(door: string): string;
  missedAt(door: string): string;
  inAisle(cell: string): string;
  behind(who: string): string;
  hands(numbers: number, actions: number): string;
  tokens(count: number): string;
  readonly skips: string;
  blocked(counter: number, who: string): string;
  seen(cards: string): string;

  headline(count: number, all: number): string;
  readonly facts: {
    readonly supply: string;
    readonly waiting: string;
    readonly aisle: string;
    readonly cards: string;
    readonly tokens: string;
    readonly seen: string;
  };
  readonly toMove: string;
  readonly answers: string;
  readonly won: string;
  readonly figures: { readonly seated: string; readonly tokens: string };
  readonly changed: {
    readonly seated: string;
    readonly supply: string;
    readonly tokens: string;
    readonly numbers: string;
    readonly actions: string;
    readonly aisle: string;
    readonly waiting: string;
    readonly direction: string;
    readonly play: string;
    readonly skip: string;
  };
  endAt(pawns: number): string;
}

const s = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`;

const en: Labels = {
  turns: 'This turn',
  hand: (who) => `Hand of ${who}`,
  seats: 'Seats',
  aisle: 'Aisle',
  doors: 'Doors',
  players: 'Players',
  decks: 'Decks',
  turnOf: (who) => `Turn of ${who}`,
  yourTurn: 'Your turn',
  dealing: 'Cards are dealt',
  over: 'The game is over',
  bonus: 'a bonus turn',
  clockwise: 'clockwise',
  counterClockwise: 'counter-clockwise',
  boarded: 'has boarded in this turn',
  seat: (id) => `Seat ${id}`,
  cell: (id) => `Aisle ${id}`,
  door: (id) => `Door ${id}`,
  empty: 'empty',
  pawnOf: (who) => `pawn of ${who}`,
  doorwayOf: (door) => `inside door ${door}`,
  waits: (who) => `waiting on the start space: ${who}`,
  missed: (who) => `missed the train: ${who}`,
  nobodyWaits: 'nobody waits',
  cards: (count) => s(count, 'card', 'cards'),
  numberDeck: 'Number cards',
  actionDeck: 'Action cards',
  discards: (count) => `${s(count, 'card', 'cards')} discarded`,
  seated: (count, all) => `${count} of ${all} pawns seated`,
  inSupply: (count) => `${count} in the supply`,
  waitingAt: (door) => `waiting at door ${door}`,
  missedAt: (door) => `missed the train at door ${door}`,
  inAisle: (cell) => `in the aisle on ${cell}`,
  behind: (who) => `behind ${who}`,
  hands: (numbers, actions) =>
    `${s(numbers, 'number card', 'number cards')}, ${s(actions, 'action card', 'action cards')}`,
  tokens: (count) => s(count, 'token', 'tokens'),
  skips: 'misses a turn',
  blocked: (counter, who) => `blocked ${counter} times by ${who}`,
  seen: (cards) => `seen: ${cards}`,
  headline: (count, all) => `${count} of ${all}`,
  facts: {
    supply: 'Supply',
    waiting: 'Waiting',
    aisle: 'Aisle',
    cards: 'Cards',
    tokens: 'Tokens',
    seen: 'Seen',
  },
  toMove: 'To move',
  answers: 'To answer an attack',
  won: 'Has won',
  figures: { seated: 'Pawns seated', tokens: 'Tokens' },
  changed: {
    seated: 'pawns seated',
    supply: 'pawns in the supply',
    tokens: 'tokens',
    numbers: 'number cards',
    actions: 'action cards',
    aisle: 'pawn in the aisle',
    waiting: 'pawn waiting',
    direction: 'direction',
    play: 'Play',
    skip: 'turns to miss',
  },
  endAt: (pawns) => `once somebody has seated all ${pawns} pawns`,
};

const nl: Labels = {
  turns: 'Deze beurt',
  hand: (who) => `Hand van ${who}`,
  seats: 'Stoelen',
  aisle: 'Gangpad',
  doors: 'Deuren',
  players: 'Spelers',
  decks: 'Stapels',
  turnOf: (who) => `Beurt van ${who}`,
  yourTurn: 'Jouw beurt',
  dealing: 'De kaarten worden gedeeld',
  over: 'Het spel is afgelopen',
  bonus: 'een bonusbeurt',
  clockwise: 'met de klok mee',
  counterClockwise: 'tegen de klok in',
  boarded: 'is deze beurt al ingestapt',
  seat: (id) => `Stoel ${id}`,
  cell: (id) => `Gangpad ${id}`,
  door: (id) => `Deur ${id}`,
  empty: 'leeg',
  pawnOf: (who) => `pion van ${who}`,
  doorwayOf: (door) => `achter deur ${door}`,
  waits: (who) => `wacht op het startvakje: ${who}`,
  missed: (who) => `heeft de trein gemist: ${who}`,
  nobodyWaits: 'niemand wacht',
  cards: (count) => s(count, 'kaart', 'kaarten'),
  numberDeck: 'Getalkaarten',
  actionDeck: 'Actiekaarten',
  discards: (count) => `${s(count, 'kaart', 'kaarten')} afgelegd`,
  seated: (count, all) => `${count} van ${all} pionnen zitten`,
  inSupply: (count) => `${count} in de voorraad`,
  waitingAt: (door) => `wacht bij deur ${door}`,
  missedAt: (door) => `miste de trein bij deur ${door}`,
  inAisle: (cell) => `in het gangpad op ${cell}`,
  behind: (who) => `achter ${who}`,
  hands: (numbers, actions) =>
    `${s(numbers, 'getalkaart', 'getalkaarten')}, ${s(actions, 'actiekaart', 'actiekaarten')}`,
  tokens: (count) => s(count, 'muntje', 'muntjes'),
  skips: 'slaat een beurt over',
  blocked: (counter, who) => `${counter} keer geblokkeerd door ${who}`,
  seen: (cards) => `gezien: ${cards}`,
  headline: (count, all) => `${count} van ${all}`,
  facts: {
    supply: 'Voorraad',
    waiting: 'Wacht',
    aisle: 'Gangpad',
    cards: 'Kaarten',
    tokens: 'Muntjes',
    seen: 'Gezien',
  },
  toMove: 'Aan de beurt',
  answers: 'Mag antwoorden',
  won: 'Heeft gewonnen',
  figures: { seated: 'Zittende pionnen', tokens: 'Muntjes' },
  changed: {
    seated: 'zittende pionnen',
    supply: 'pionnen in de voorraad',
    tokens: 'muntjes',
    numbers: 'getalkaarten',
    actions: 'actiekaarten',
    aisle: 'pion in het gangpad',
    waiting: 'wachtende pion',
    direction: 'speelrichting',
    play: 'Het spel',
    skip: 'over te slaan beurten',
  },
  endAt: (pawns) => `zodra iemand alle ${pawns} pionnen heeft zitten`,
};

export const LABELS: Readonly<Record<Language, Labels>> = { en, nl };
