/** The words of a table, for the pages. */
export type {
  MatchEntry,
  Move,
  NewMatch,
  OnSteps,
  Sitter,
  TableHost,
  TableStep,
  Watch,
} from '@roundhouse/table';
