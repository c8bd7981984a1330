import type { TrialWords } from '../trial.ts';

const ORDINALS = ['eerste', 'tweede', 'derde', 'vierde', 'vijfde', 'zesde'];

const games = (count: number): string => (count === 1 ? '1 partij' : `${count} partijen`);

function placed(place: number): string {
  return place === 0 ? 'Wie begint' : `Wie als ${ORDINALS[place]} aan de beurt is`;
}

export const words: TrialWords = {
  title: 'Is het wat?',
  about: (count) =>
    `Bots spelen er hier op de achtergrond ${games(count)} mee en vertellen hoe dat ging. Jij kunt gewoon doorgaan.`,
  seats: 'Spelers',
  begin: (count) => `Laat bots ${games(count)} spelen`,
  stop: 'Stop',
  again: 'Nog een keer, met ander toeval',
  outdated: 'Je hebt sindsdien iets veranderd: deze partijen gingen over hoe het was.',
  progress: (done, wanted) => `${done} van ${games(wanted)}`,
  stopped: (done, wanted) => `Gestopt na ${done} van ${games(wanted)}.`,
  ended: (count) => `${games(count)} gespeeld.`,
  broken: 'De partijen konden hier niet gespeeld worden. Probeer het nog eens.',
  reproduce: (seed) => `Startgetal ${seed}: daarmee worden dezelfde partijen weer gespeeld.`,
  wins: 'Winst naar speelvolgorde',
  places: (place) => (place === 0 ? 'begint' : (ORDINALS[place] ?? '')),
  winsOf: (share, low, high) => `${share} (${low} tot ${high})`,
  evenLine: (share) => `Gelijk zou ${share} zijn.`,
  chartNote:
    'De balk is het deel van de partijen dat gewonnen is, de haak waar dat met 95 % zekerheid ligt, de lijn wat gelijk zou zijn.',
  figures: {
    decisions: 'Beslissingen per partij',
    rounds: 'Rondes per partij',
    scores: 'Eindstanden',
    margin: 'Voorsprong van de eerste op de tweede',
  },
  spread: (middle, least, most) => `${middle} (${least} tot ${most})`,
  uses: {
    city: 'Steden',
    route: 'Routes',
    hex: 'Vakken buiten de steden',
    contract: 'Contractkaarten',
    card: 'Soorten kaarten',
    car: 'Wagons',
    crossing: 'Verbinding van eind tot eind',
  },
  used: (used, of) => `${used} van ${of} gebruikt`,
  judged: {
    few: (count) => `${games(count)} zeggen nog weinig: hecht niet te veel aan deze zinnen.`,
    failed: (count) => `${games(count)} braken af met een fout.`,
    short: (decisions, usual) =>
      `Kort: ${decisions} beslissingen per partij, met onze doos zijn het er ${usual}.`,
    'as-long': (decisions, usual) =>
      `Ongeveer even lang als met onze doos: ${decisions} beslissingen per partij (${usual}).`,
    long: (decisions, usual) =>
      `Lang: ${decisions} beslissingen per partij, met onze doos zijn het er ${usual}.`,
    close: (percent, usual) =>
      `Spannend: de winnaar ligt ${percent} % voor op de tweede, met onze doos ${usual} %.`,
    'as-close': (percent, usual) =>
      `Ongeveer zo spannend als met onze doos: de winnaar ligt ${percent} % voor op de tweede (${usual} %).`,
    'one-sided': (percent, usual) =>
      `Eenzijdig: de winnaar ligt ${percent} % voor op de tweede, met onze doos ${usual} %.`,
    more: (place, percent, even) =>
      `${placed(place)}, wint vaker dan eerlijk is: ${percent} % in plaats van ${even} %.`,
    less: (place, percent, even) =>
      `${placed(place)}, wint minder vaak dan eerlijk is: ${percent} % in plaats van ${even} %.`,
    even: 'Geen plaats in de speelvolgorde wint aantoonbaar vaker of minder vaak dan de andere.',
    'all-used': 'Alles uit de doos werd gebruikt.',
  },
};
