const COUNTED = ['none', 'one', 'two', 'three', 'four'] as const;
const counted = (count: number): string => COUNTED[count] ?? String(count);
const games = (count: number): string => (count === 1 ? '1 game' : `${count} games`);

export const words = {
  notes: {
    title: 'Notes',
    of: (name: string) => `${name}’s notes`,
    lead: 'For your eyes: kept on this device, and in no saved game.',
    empty: 'What you want to remember',
    full: 'There is no room on this device to keep this.',
  },

  /** What nobody takes back alone; `All` where several persons share the device. */
  back: {
    open: 'Take back further',
    title: 'Take it all back?',
    lead: 'Something was drawn or shown since, or others have played. This goes with it:',
    leadAll:
      'Something was drawn or shown since, or others have played. Only if everybody agrees does all this go:',
    note: 'The same cards come again, and a saved game says that it was agreed on.',
    agree: 'Take it all back',
    agreeAll: 'We all agree: take it back',
    ask: 'Ask the others',
  },

  seats: {
    title: 'Who plays',
    lead: 'Changes count from now on. A bot goes on at once where somebody was waited for.',
    person: 'Person here',
    whoPlays: (name: string) => `Who plays for ${name}?`,
  },

  /** Where somebody's own best and worst moves stand. */
  own: 'Your moves',
  ownOf: (name: string) => `${name}’s moves`,
  best: 'Best move',
  worst: 'Worst move',
  noWorst: 'No move of yours cost you much.',
  noWorstOf: (name: string) => `No move of ${name}’s cost much.`,
  table: 'Where it turned',
  /** Nothing that was played made a difference. */
  noTurns: 'No single move turned this game.',
  /** Under the hammer. */
  overpaid: 'Bought too dear',
  chancesFell: (from: number, to: number) => `Chances fell from ${from} to ${to} of 100.`,
  /** Stops the expert: what is known by then is shown. */
  enough: 'That is enough',
  /** How many of a hundred parts the expert has looked through. */
  progress: (part: number) => `${part} % looked through`,
  trials: 'Each figure: the position was played to its end a hundred times.',
  rose: (name: string) => `${name} gained ground`,
  youRose: 'You gained ground',
  fell: (name: string) => `${name} lost ground`,
  youFell: 'You lost ground',
  wins: (name: string, count: number) => `${name} wins ${count} of 100 from here`,
  youWin: (count: number) => `You win ${count} of 100 from here`,
  would: (name: string, count: number) => `${name} would win ${count} of 100`,
  youWould: (count: number) => `You would win ${count} of 100`,
  played: 'Played',
  better: 'Better',
  other: 'Instead',
  /** A reason speaks to the one who had the move. */
  saidTo: (name: string, reason: string) => `Advice to ${name}: ‘${reason}’`,
  onBoard: 'What was played, and what else there was.',

  myGames: (title: string) => `Your games of ${title}`,
  against: (level: string) => `against ${level}`,
  won: (won: number, count: number) => `${won} of ${count} won`,
  total: (count: number, won: number) => `${games(count)}, ${won} won`,
  nudge: (won: number, count: number, level: string, next: string) =>
    `You won ${counted(won)} of the last ${counted(count)} against ${level}: try ${next}.`,
  tryNext: (level: string) => `Play against ${level}`,

  share: 'Share a picture',
  shared: 'The picture is saved.',
  pictureOf: (title: string) => `How a game of ${title} ended`,

  stepBack: 'One move back',
  stepOn: 'One move on',
  moment: 'Values at a moment',
};
