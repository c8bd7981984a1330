export {
  LEVELS,
  type Bot,
  type Bots,
  type Budget,
  type Explanation,
  type Level,
  type Reason,
  type Shortfall,
  type Threat,
  type Weighed,
} from './bot.ts';
export type { Brain, Exploits, Policy, Style } from './brain.ts';
export { withWins } from './followed.ts';
export { answerJob, budgetOf, type BotJob, type Measure, type Thought } from './job.ts';
export { levelsOf, netJudge } from './levels.ts';
export { type Net } from './net.ts';
export { netFromBytes, netToBytes } from './net-file.ts';
export { playGame, playGameSlowly, type Played, type Player, type Seeds } from './play-game.ts';
export { Pool, type Answer, type OpenPort, type Port, type PortEvents } from './pool.ts';
export { findPuzzles } from './puzzles/find.ts';
export {
  bestOf,
  countOf,
  DIFFICULTIES,
  formatPuzzles,
  parsePuzzles,
  type Difficulty,
  type Puzzle,
  type PuzzleChoice,
  type PuzzleGame,
  type Puzzles,
} from './puzzles/puzzle.ts';
export { randomBot } from './random.ts';
export { NEW_RATING, rate, type Rating } from './ratings.ts';
export { answerReview, type ReviewAnswer, type ReviewQuestion, type Sample } from './review.ts';
export { reviewMatch, type OwnMoves, type Review, type Reviewer } from './reviewing.ts';
export { aheadBy, type Followed, type SecondLook } from './second-look.ts';
export {
  trainGeneration,
  type Gate,
  type Generation,
  type Progress,
  type TrainSpec,
} from './train/generation.ts';
