export const words = {
  title: 'Puzzles',
  lead: 'Positions from games of our bots in which one move is clearly the best. Which one?',
  how: 'The answers come from a deep search that was made twice. What you solve is kept on this device.',
  none: 'There are no puzzles here yet.',
  difficulties: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  solved: (solved: number, count: number) => `${solved} of ${count} solved`,
  /** What a link says to who can't see its tick. */
  link: (number: number, isSolved: boolean) => (isSolved ? `${number}, solved` : `${number}`),
  /** Above a puzzle. */
  place: (difficulty: string, number: number, count: number) =>
    `${difficulty}: puzzle ${number} of ${count}`,
  ask: 'Which move is the best?',
  right: (move: string) => `Right: ${move}.`,
  wrong: (move: string) => `Not the best: ${move}.`,
  shown: (move: string) => `The best move: ${move}.`,
  /** How often the best wins, and the next best. */
  rightWins: (best: number, next: number) =>
    `It wins ${best} of 100 games from here, the next best ${next}.`,
  /** How often it wins, and how many more the best does. */
  wrongWins: (wins: number, more: number) =>
    `It wins ${wins} of 100 games from here; the best move wins ${more} more.`,
  /** One that was thrown out early: by how much even the next best falls behind. */
  far: (more: number) =>
    `It is not even the next best, and that wins ${more} of 100 games fewer than the best move.`,
  tryAgain: 'Try again.',
  show: 'Show the answer',
  next: 'Next puzzle',
  all: 'All puzzles',
  gone: 'There is no such puzzle.',
};
