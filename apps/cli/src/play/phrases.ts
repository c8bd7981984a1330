/** What the terminal itself says during a match, in the reader's language. */
import type { Language } from '@roundhouse/ui/words';

/** What can be typed besides a choice; the first word is the one that `help` shows. */
export const ORDERS = ['why', 'undo', 'hint', 'rules', 'board', 'all', 'help', 'quit'] as const;
export type Order = (typeof ORDERS)[number];

export interface Phrases {
  /** How your own name stands on the board. */
  you(name: string): string;
  readonly orders: Readonly<
    Record<Order, { readonly words: readonly string[]; readonly help: string }>
  >;
  welcome(game: string, name: string, others: readonly string[]): string;
  bot(name: string, level: string): string;
  /** Shown before the first card: whoever notes it can check the deal afterwards. */
  commitment(commit: string): string;
  seed(seed: string): string;
  readonly helpHint: string;
  readonly howToChoose: string;
  readonly prompt: string;
  more(hidden: number): string;
  several(count: number): string;
  nothing(typed: string): string;
  readonly whyWhat: string;
  readonly possible: string;
  hint(sentence: string): string;
  /** A candidate: what it promises, 0 to 1, and what speaks for it. */
  weighed(value: number, sentence: string, reason: string): string;
  readonly noHint: string;
  readonly undone: string;
  readonly noUndo: string;
  readonly over: string;
  place(place: number, name: string, score: number): string;
  saved(file: string): string;
  readonly resume: string;
  readonly notSaved: string;
  readonly bye: string;
  readonly noRulebook: string;
  noRule(number: string): string;
  readonly rulesHint: string;
}

const weighed: Phrases['weighed'] = (value, sentence, reason) =>
  `  ${(100 * value).toFixed(0).padStart(3)} %  ${sentence}${reason && `. ${reason}`}`;

const en: Phrases = {
  you: (name) => `${name} (you)`,
  orders: {
    why: {
      words: ['why'],
      help: "why TEXT     why that is not possible now, with the rule's number",
    },
    undo: { words: ['undo'], help: 'undo         take your last move back' },
    hint: { words: ['hint'], help: 'hint         what a bot would do in your place' },
    rules: { words: ['rules'], help: 'rules N      a section or a rule of the rulebook' },
    board: { words: ['board'], help: 'board        draw the board again' },
    all: { words: ['all'], help: 'all          the whole list of choices' },
    help: { words: ['help', '?'], help: 'help         this list' },
    quit: { words: ['quit', 'exit', 'q'], help: 'quit         leave the table' },
  },
  welcome: (game, name, others) => `${game}. You are ${name}, against ${others.join(', ')}.`,
  bot: (name, level) => `${name} (${level})`,
  commitment: (commit) => `All chance is sealed from here on: ${commit}.`,
  seed: (seed) => `The seed of all chance was ${seed}; 'roundhouse verify' checks every draw.`,
  helpHint: "Type the number of a choice, or a part of its text; 'help' says what else.",
  howToChoose: 'A choice is its number, its text, or a part of it that fits nothing else.',
  prompt: '> ',
  more: (hidden) => `… ${hidden} more: type a part of the text to find one, or 'all'`,
  several: (count) => `That fits ${count} choices:`,
  nothing: (typed) => `No choice fits '${typed}'. 'help' says what you can type.`,
  whyWhat: "Why what? For example 'why TEXT' with the text of an action.",
  possible: 'That is possible: you can choose it.',
  hint: (sentence) => `A bot would choose: ${sentence}`,
  weighed,
  noHint: 'There is no bot to ask in this game.',
  undone: 'Taken back.',
  noUndo: 'Nothing can be taken back: only your own moves since the last move of another or draw.',
  over: 'The game is over.',
  place: (place, name, score) => `${place}. ${name}: ${score}`,
  saved: (file) => `The game is saved in ${file}.`,
  resume: 'To play on: roundhouse play --resume FILE, with that file.',
  notSaved: 'The game was not kept; --record FILE keeps one.',
  bye: 'Goodbye.',
  noRulebook: 'The rulebook of this game is not at hand.',
  noRule: (number) => `The rulebook has no number ${number}.`,
  rulesHint: "'rules 3' shows a section, 'rules 3.2' one rule.",
};

const nl: Phrases = {
  you: (name) => `${name} (jij)`,
  orders: {
    why: {
      words: ['waarom', 'why'],
      help: 'waarom ZET   waarom dat nu niet kan, met het nummer van de regel',
    },
    undo: { words: ['terug', 'undo'], help: 'terug        je laatste zet terugnemen' },
    hint: { words: ['tip', 'hint'], help: 'tip          wat een bot in jouw plaats zou doen' },
    rules: {
      words: ['regels', 'rules'],
      help: 'regels N     een hoofdstuk of een regel van de spelregels',
    },
    board: { words: ['bord', 'board'], help: 'bord         het bord nog eens tekenen' },
    all: { words: ['alles', 'all'], help: 'alles        de hele lijst met keuzes' },
    help: { words: ['hulp', 'help', '?'], help: 'hulp         deze lijst' },
    quit: { words: ['stop', 'quit', 'exit', 'q'], help: 'stop         van tafel gaan' },
  },
  welcome: (game, name, others) => `${game}. Jij bent ${name}, tegen ${others.join(', ')}.`,
  bot: (name, level) => `${name} (${level})`,
  commitment: (commit) => `Al het toeval is vanaf nu verzegeld: ${commit}.`,
  seed: (seed) => `Al het toeval kwam uit ${seed}; 'roundhouse verify' rekent elke trekking na.`,
  helpHint:
    "Typ het nummer van een keuze of een stuk van de tekst; 'hulp' toont wat er nog meer kan.",
  howToChoose:
    'Kiezen doe je met het nummer, de tekst, of een stuk tekst dat maar op één keuze past.',
  prompt: '> ',
  more: (hidden) => `… nog ${hidden}: typ een stuk van de tekst om te zoeken, of 'alles'`,
  several: (count) => `Dat past op ${count} keuzes:`,
  nothing: (typed) => `Geen keuze past bij '${typed}'. 'hulp' toont wat je kunt typen.`,
  whyWhat: "Waarom wat? Typ bijvoorbeeld 'waarom ZET' met de tekst van een zet.",
  possible: 'Dat kan: je mag het kiezen.',
  hint: (sentence) => `Een bot zou kiezen: ${sentence}`,
  weighed,
  noHint: 'In dit spel is er geen bot om raad aan te vragen.',
  undone: 'Teruggenomen.',
  noUndo:
    'Er valt niets terug te nemen: alleen je eigen zetten sinds de laatste zet van een ander of trekking.',
  over: 'Het spel is afgelopen.',
  place: (place, name, score) => `${place}. ${name}: ${score}`,
  saved: (file) => `De partij staat in ${file}.`,
  resume: 'Verder spelen: roundhouse play --resume BESTAND, met dat bestand.',
  notSaved: 'De partij is niet bewaard; --record BESTAND bewaart er een.',
  bye: 'Tot ziens.',
  noRulebook: 'De spelregels van dit spel zijn niet bij de hand.',
  noRule: (number) => `De spelregels hebben geen nummer ${number}.`,
  rulesHint: "'regels 3' toont een hoofdstuk, 'regels 3.2' één regel.",
};

export const PHRASES: Readonly<Record<Language, Phrases>> = { en, nl };
