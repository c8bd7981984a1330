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
export type { Brain, Choices, Exploits, Policy, Style, Tuning } from './brain.ts';
export { withWins } from './followed.ts';
export { iterationsAt } from './iterations.ts';
export { quickPolicy, sheetFor, type Sheet } from './instinct.ts';
export { answerJob, budgetOf, type BotJob, type Measure, type Thought } from './job.ts';
export { levelsOf, netJudge } from './levels.ts';
export { weightCount, type Layers, type Net } from './net.ts';
export { netFromBytes, netToBytes } from './net-file.ts';
export { playGame, playGameSlowly, type Played, type Player, type Seeds } from './play-game.ts';
export { Pool, type Answer, type OpenPort, type Port, type PortEvents } from './pool.ts';
export { explainedAnew, isStillBest, spotOf } from './puzzles/again.ts';
export { findPuzzles } from './puzzles/find.ts';
export {
  bestOf,
  countOf,
  DIFFICULTIES,
  formatPuzzles,
  isAnswer,
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
export { searchBot } from './search.ts';
export {
  adderUp,
  addTo,
  errorOf,
  fit,
  newNet,
  partOf,
  type AddUp,
  type Drawers,
  type FitOptions,
  type Samples,
  type Slopes,
} from './train/fit.ts';
export { takeDrills, type Drills } from './train/drills.ts';
export { practise, type Practised } from './train/practise.ts';
export { gateGroup, verdictOn, type Verdict } from './train/gate.ts';
export { selfPlay, targetsOf, type Positions } from './train/self-play.ts';
export { groupInterval, mean, median, quantile, wilson, type Interval } from './statistics.ts';
export { climb, type Climb, type Sides } from './tune/climb.ts';
export { figuresOf, withFigures, type Figures } from './tune/figures.ts';
export { playPair, standingOf, type Pair, type Rivals, type Standing } from './tune/pairs.ts';
export type { Gauge, Parts } from './trial/gauge.ts';
export { judged, type Judgement } from './trial/judgement.ts';
export { trialReport, type Spread, type TrialReport, type TrialStanding } from './trial/report.ts';
export {
  trialGame,
  type FailedTrial,
  type Trial,
  type TrialPlan,
  type TrialRow,
} from './trial/trial-game.ts';
