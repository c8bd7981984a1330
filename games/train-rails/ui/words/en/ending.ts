export const words = {
  title: 'The race to the seats',
  chart: 'Pawns seated from the first turn to the last',
  turn: (turn: number) => `Turn ${turn}`,
  turns: (many: number) => (many === 1 ? '1 turn' : `${many} turns`),
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
  lost: (by: string, card: string, who: string, many: number) =>
    `${by} played ${card}: ${who} lost ${many === 1 ? 'a seat' : `${many} seats`}.`,
  stopped: (who: string, card: string, by: string) => `${who} stopped ${card} of ${by}.`,
};
