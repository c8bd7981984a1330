/** What stands on the board in words. */
import type { Persons } from '@roundhouse/ui/person';
import type { Language } from '@roundhouse/ui/words';
import type { ActionCard } from '../../src/index.ts';

/** What a card does, short enough for the card. */
type CardTexts = Readonly<Record<ActionCard, string>>;

export interface BoardLabels {
  readonly board: string;
  readonly zoom: { readonly closer: string; readonly wider: string; readonly whole: string };
  readonly start: string;
  readonly missed: string;
  startOf(door: string): string;
  missedOf(door: string): string;
  car(tile: string): string;
  readonly hand: string;
  handOf(who: string): string;
  readonly noCards: string;
  readonly numbers: string;
  readonly actions: string;
  readonly colours: { readonly red: string; readonly blue: string };
  readonly ends: string;
  readonly goesOn: string;
  readonly texts: CardTexts;
  readonly decks: string;
  readonly discards: string;
  readonly tokens: string;
  deckOf(numbers: number, actions: number): string;
  discardsOf(count: number, cards: string): string;
  tokensOf(count: number): string;
  readonly die: string;
  readonly skipped: string;
  readonly asked: string;
  readonly legend: {
    readonly title: string;
    readonly seat: string;
    readonly passenger: string;
    readonly railing: string;
    readonly back: string;
    readonly rule: string;
  };
  attack(people: Persons, by: number, card: string, on: number): string;
  asks(who: string): string;
}

const en: BoardLabels = {
  board: 'The train',
  zoom: { closer: 'Closer', wider: 'Further away', whole: 'The whole train: go to a part of it' },
  start: 'Start',
  missed: 'Missed',
  startOf: (door) => `Start space of door ${door}`,
  missedOf: (door) => `Missed-train space of door ${door}`,
  car: (tile) => `Car ${tile}`,
  hand: 'Your hand',
  handOf: (who) => `Cards of ${who}: take one`,
  noCards: 'No cards in hand',
  numbers: 'Number cards',
  actions: 'Action cards',
  colours: { red: 'Red', blue: 'Blue' },
  ends: 'ends your turn',
  goesOn: 'your turn goes on',
  texts: {
    exit1: 'A pawn of the next player leaves the train.',
    exit2: 'Two pawns of the next player leave the train.',
    express: 'The next player misses a turn.',
    reverse: 'Play turns round.',
    eccentric: 'Push a seated pawn into the aisle.',
    beg: 'Take a card from an opponent.',
    token: 'Take a token.',
    enter1: 'A pawn of yours takes any empty seat.',
    enter2: 'Two pawns of yours take empty seats.',
    excuse: 'Walk past one taken space, or take a seat.',
    upass: 'Board without the die.',
    advanced1: 'Mix colours, or add 1.',
    advanced2: 'Mix colours, or add 2.',
    advanced3: 'Mix colours, or add 3.',
    takeseat: 'Push a pawn off and take its seat.',
    rebel: 'Stop an attack, or walk past a space.',
  },
  decks: 'Decks',
  discards: 'Discards',
  tokens: 'Tokens',
  deckOf: (numbers, actions) => `Decks: ${numbers} number cards, ${actions} action cards`,
  discardsOf: (count, cards) => `Discards: ${count}${cards === '' ? '' : `: ${cards}`}`,
  tokensOf: (count) => `Your tokens: ${count}`,
  die: 'Boarding die',
  skipped: 'skip',
  asked: 'asked',
  legend: {
    title: 'In the train',
    seat: 'seat',
    passenger: 'passenger, never moves',
    railing: 'railing',
    back: 'seat back',
    rule: 'Railings and seat backs are never crossed.',
  },
  attack: (people, by, card, on) =>
    `${people(by)} ${people.verb(by, 'plays', 'play')} ${card} against ${people.whom(on)}`,
  asks: (who) => `${who} may answer`,
};

const nl: BoardLabels = {
  board: 'De trein',
  zoom: {
    closer: 'Dichterbij',
    wider: 'Verder weg',
    whole: 'De hele trein: ga naar een deel ervan',
  },
  start: 'Start',
  missed: 'Gemist',
  startOf: (door) => `Startvakje bij deur ${door}`,
  missedOf: (door) => `Vakje Gemist bij deur ${door}`,
  car: (tile) => `Wagon ${tile}`,
  hand: 'Jouw hand',
  handOf: (who) => `Kaarten van ${who}: pak er een`,
  noCards: 'Geen kaarten in de hand',
  numbers: 'Getalkaarten',
  actions: 'Actiekaarten',
  colours: { red: 'Rood', blue: 'Blauw' },
  ends: 'einde beurt',
  goesOn: 'beurt gaat door',
  texts: {
    exit1: 'Eén pion van de volgende speler eruit.',
    exit2: 'Twee pionnen van de volgende speler eruit.',
    express: 'De volgende speler slaat een beurt over.',
    reverse: 'De speelrichting draait om.',
    eccentric: 'Duw een zittende pion het gangpad in.',
    beg: 'Pak een kaart van een tegenstander.',
    token: 'Pak een muntje.',
    enter1: 'Zet een pion op een lege stoel.',
    enter2: 'Zet twee pionnen op lege stoelen.',
    excuse: 'Loop langs één bezet vakje of neem een stoel.',
    upass: 'Stap in zonder te gooien.',
    advanced1: 'Mix kleuren, of tel er 1 bij op.',
    advanced2: 'Mix kleuren, of tel er 2 bij op.',
    advanced3: 'Mix kleuren, of tel er 3 bij op.',
    takeseat: 'Duw een pion weg en neem zijn stoel.',
    rebel: 'Stop een aanval of loop langs een vakje.',
  },
  decks: 'Stapels',
  discards: 'Afleg',
  tokens: 'Muntjes',
  deckOf: (numbers, actions) => `Stapels: ${numbers} getalkaarten, ${actions} actiekaarten`,
  discardsOf: (count, cards) => `Aflegstapels: ${count}${cards === '' ? '' : `: ${cards}`}`,
  tokensOf: (count) => `Jouw muntjes: ${count}`,
  die: 'Instapdobbelsteen',
  skipped: 'slaat over',
  asked: 'gevraagd',
  legend: {
    title: 'In de trein',
    seat: 'stoel',
    passenger: 'passagier, gaat nooit weg',
    railing: 'hekje',
    back: 'rugleuning',
    rule: 'Over hekjes en rugleuningen kan niemand.',
  },
  attack: (people, by, card, on) => `${people(by)} speelt ${card} tegen ${people.whom(on)}`,
  asks: (who) => `${who} mag antwoorden`,
};

export const BOARD_LABELS: Readonly<Record<Language, BoardLabels>> = { en, nl };
