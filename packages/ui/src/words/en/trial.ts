const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

const games = (count: number): string => (count === 1 ? '1 game' : `${count} games`);

/** Who sits so many places after the one who begins. */
function placed(place: number): string {
  return place === 0 ? 'whoever begins' : `whoever is ${ORDINALS[place]} in order`;
}

export const words = {
  title: 'Is it any good?',
  about: (count: number) =>
    `Bots play ${games(count)} with it here, in the background, and tell how it went. You can go on working.`,
  seats: 'Players',
  begin: (count: number) => `Let bots play ${games(count)}`,
  stop: 'Stop',
  again: 'Once more, with other chances',
  outdated: 'You have changed something since: these games were played with it as it was.',
  progress: (done: number, wanted: number) => `${done} of ${games(wanted)}`,
  stopped: (done: number, wanted: number) => `Stopped after ${done} of ${games(wanted)}.`,
  ended: (count: number) => `${games(count)} played.`,
  broken: 'The games could not be played here. Try once more.',
  reproduce: (seed: string) => `Seed ${seed}: with it the same games are played again.`,
  wins: 'Wins by the order of play',
  places: (place: number) => (place === 0 ? 'begins' : (ORDINALS[place] ?? '')),
  winsOf: (share: string, low: string, high: string) => `${share} (${low} to ${high})`,
  evenLine: (share: string) => `Even would be ${share}.`,
  chartNote:
    'The bar is the share of wins, the bracket where it lies with 95 % certainty, the line what would be even.',
  figures: {
    decisions: 'Decisions a game',
    rounds: 'Rounds a game',
    scores: 'Final scores',
    margin: 'Lead of the first over the second',
  },
  spread: (middle: string, least: string, most: string) => `${middle} (${least} to ${most})`,
  uses: {
    city: 'Cities',
    route: 'Routes',
    hex: 'Hexes outside cities',
    contract: 'Contracts',
    card: 'Kinds of cards',
    car: 'Cars',
    crossing: 'Connection from end to end',
  } as Readonly<Record<string, string>>,
  used: (used: number, of: number) => `${used} of ${of} used`,
  judged: {
    few: (count: number) => `${games(count)} say little yet: take these sentences lightly.`,
    failed: (count: number) => `${games(count)} broke off with an error.`,
    short: (decisions: number, usual: number) =>
      `Short: ${decisions} decisions a game, with our box it is ${usual}.`,
    'as-long': (decisions: number, usual: number) =>
      `About as long as with our box: ${decisions} decisions a game (${usual}).`,
    long: (decisions: number, usual: number) =>
      `Long: ${decisions} decisions a game, with our box it is ${usual}.`,
    close: (percent: number, usual: number) =>
      `Close: the winner is ${percent} % ahead of the second, with our box ${usual} %.`,
    'as-close': (percent: number, usual: number) =>
      `About as close as with our box: the winner is ${percent} % ahead of the second (${usual} %).`,
    'one-sided': (percent: number, usual: number) =>
      `One-sided: the winner is ${percent} % ahead of the second, with our box ${usual} %.`,
    more: (place: number, percent: number, even: number) =>
      `${capital(placed(place))} wins more than a fair share: ${percent} % instead of ${even} %.`,
    less: (place: number, percent: number, even: number) =>
      `${capital(placed(place))} wins less than a fair share: ${percent} % instead of ${even} %.`,
    even: 'No place in the order of play surely wins more or less than its share.',
    'all-used': 'Everything in the box was used.',
  },
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
