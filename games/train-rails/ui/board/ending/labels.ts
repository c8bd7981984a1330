/** What the race says. */
import type { Language } from '@roundhouse/ui/words';

export interface EndingLabels {
  readonly title: string;
  readonly chart: string;
  turn(turn: number): string;
  turns(many: number): string;
  readonly player: string;
  readonly counted: {
    readonly sat: string;
    readonly lost: string;
    readonly hits: string;
    readonly missed: string;
    readonly skipped: string;
    readonly stopped: string;
  };
  readonly moments: string;
  lost(by: string, card: string, who: string, many: number): string;
  stopped(who: string, card: string, by: string): string;
}

const en: EndingLabels = {
  title: 'The race to the seats',
  chart: 'Pawns seated from the first turn to the last',
  turn: (turn) => `Turn ${turn}`,
  turns: (many) => (many === 1 ? '1 turn' : `${many} turns`),
  player: 'Player',
  counted: {
    sat: 'Sat down',
    lost: 'Seats lost',
    hits: 'Pawns driven off',
    missed: 'Missed trains',
    skipped: 'Turns skipped',
    stopped: 'Attacks stopped',
  },
  moments: 'What held them up',
  lost: (by, card, who, many) =>
    `${by} played ${card}: ${who} lost ${many === 1 ? 'a seat' : `${many} seats`}.`,
  stopped: (who, card, by) => `${who} stopped ${card} of ${by}.`,
};

const nl: EndingLabels = {
  title: 'De race om de stoelen',
  chart: 'Zittende pionnen van de eerste tot de laatste beurt',
  turn: (turn) => `Beurt ${turn}`,
  turns: (many) => (many === 1 ? '1 beurt' : `${many} beurten`),
  player: 'Speler',
  counted: {
    sat: 'Gaan zitten',
    lost: 'Stoelen kwijt',
    hits: 'Pionnen verjaagd',
    missed: 'Treinen gemist',
    skipped: 'Beurten overgeslagen',
    stopped: 'Aanvallen gestopt',
  },
  moments: 'Wat ze ophield',
  lost: (by, card, who, many) =>
    `${by} speelde ${card}: ${who} was ${many === 1 ? 'een stoel' : `${many} stoelen`} kwijt.`,
  stopped: (who, card, by) => `${who} hield ${card} van ${by} tegen.`,
};

export const ENDING_LABELS: Readonly<Record<Language, EndingLabels>> = { en, nl };
