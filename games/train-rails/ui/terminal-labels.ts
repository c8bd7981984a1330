import type { Language } from '@roundhouse/ui/words';

interface Labels {
  readonly legend: string;
  readonly clockwise: string;
  readonly counterClockwise: string;
  readonly deck: string;
  readonly discards: string;
  readonly hand: string;
  readonly none: string;
  readonly known: (who: string) => string;
  readonly head: readonly string[];
  readonly heldBy: (who: string) => string;
  readonly skips: string;
  readonly blocked: (counter: number, who: string) => string;
  readonly missed: string;
}

export const LABELS: Readonly<Record<Language, Labels>> = {
  en: {
    legend: '[ ] seat  (x) passenger  . aisle  | seat back  : railing  S start  M missed',
    clockwise: 'Play goes clockwise.',
    counterClockwise: 'Play goes counter-clockwise.',
    deck: 'Decks (number, action)',
    discards: 'Discards',
    hand: 'Your hand',
    none: '-',
    known: (who) => `You know in the hand of ${who}`,
    head: ['', 'seated', 'supply', 'waiting', 'aisle', 'cards', 'tokens'],
    heldBy: (who) => `held by ${who}`,
    skips: 'misses a turn',
    blocked: (counter, who) => `blocked (${counter}) by ${who}`,
    missed: ' missed',
  },
  nl: {
    legend: '[ ] stoel  (x) passagier  . gangpad  | rugleuning  : hekje  S start  M gemist',
    clockwise: 'Er wordt met de klok mee gespeeld.',
    counterClockwise: 'Er wordt tegen de klok in gespeeld.',
    deck: 'Stapels (getal, actie)',
    discards: 'Aflegstapels',
    hand: 'Jouw hand',
    none: '-',
    known: (who) => `In de hand van ${who} ken je`,
    head: ['', 'zittend', 'voorraad', 'wacht', 'gangpad', 'kaarten', 'munten'],
    heldBy: (who) => `staat achter ${who}`,
    skips: 'slaat een beurt over',
    blocked: (counter, who) => `geblokkeerd (${counter}) door ${who}`,
    missed: ' gemist',
  },
};
