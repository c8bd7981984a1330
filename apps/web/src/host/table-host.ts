/** The words of a table, for the pages. */
export type {
  MatchEntry,
  MatchProblem,
  Move,
  NewMatch,
  OnSteps,
  Preview,
  Sitter,
  TableHost,
  TableInfo,
  TableStep,
  Undo,
  Watch,
} from '@roundhouse/table';
