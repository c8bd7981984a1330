/** What both languages need: cards by name, lists, capitals. */
import type { Language, Who } from '@roundhouse/ui/words';
import type { Attack, Card } from '../../src/index.ts';

const ACTION_NAMES = {
  en: {
    exit1: 'Exit 1X',
    exit2: 'Exit 2X',
    express: 'Express',
    reverse: 'Reverse',
    eccentric: 'Eccentric Passenger',
    beg: 'Begging Passenger',
    token: '+1 Token',
    enter1: 'Enter 1X',
    enter2: 'Enter 2X',
    excuse: 'Excuse Me',
    upass: 'U-Pass',
    advanced1: 'Advanced Movement 1',
    advanced2: 'Advanced Movement 2',
    advanced3: 'Advanced Movement 3',
    takeseat: 'Take a Seat',
    rebel: 'Rebel Passenger',
  },
  nl: {
    exit1: 'Uitstappen 1X',
    exit2: 'Uitstappen 2X',
    express: 'Express',
    reverse: 'Omkeren',
    eccentric: 'Excentrische Passagier',
    beg: 'Bedelende Passagier',
    token: '+1 Muntje',
    enter1: 'Instappen 1X',
    enter2: 'Instappen 2X',
    excuse: 'Pardon',
    upass: 'U-Pas',
    advanced1: 'Geavanceerde Beweging 1',
    advanced2: 'Geavanceerde Beweging 2',
    advanced3: 'Geavanceerde Beweging 3',
    takeseat: 'Neem Plaats',
    rebel: 'Rebelse Passagier',
  },
} as const;

const COLOURS = {
  en: { red: 'red', blue: 'blue' },
  nl: { red: 'rode', blue: 'blauwe' },
} as const;

/** 'red 3', 'Exit 1X'. Unknown words stay as they are: a refusal may quote them. */
export function cardName(language: Language, card: string): string {
  const [, colour, value] = /^(red|blue)([1-5])$/.exec(card) ?? [];
  if (colour === 'red' || colour === 'blue') return `${COLOURS[language][colour]} ${value}`;
  const names: Readonly<Record<string, string>> = ACTION_NAMES[language];
  return Object.hasOwn(names, card) ? (names[card] ?? card) : card;
}

export function cardList(language: Language, cards: readonly Card[]): string {
  return cards.map((card) => cardName(language, card)).join(' + ');
}

/** 'a, b and c'. */
export function enumerate(items: readonly string[], and: string): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}

export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** Where nobody has a name. */
export const NUMBERED: Readonly<Record<Language, Who>> = {
  en: (seat) => `player ${seat + 1}`,
  nl: (seat) => `speler ${seat + 1}`,
};

/** The places that an attack is aimed at. */
export function targetsOf(attack: Attack): readonly string[] {
  if (attack.card === 'beg') return [];
  return attack.card === 'exit2' && attack.other !== null
    ? [attack.cell, attack.other]
    : [attack.cell];
}
