/** The words of a table, for the pages. */
import type { MatchEntry as Entry } from '@roundhouse/table';
import type { Seen } from './at-a-glance.ts';

export type {
  Move,
  NewMatch,
  OnSteps,
  Sitter,
  TableHost,
  TableStep,
  Watch,
} from '@roundhouse/table';

/** A match in the list of those on this device. */
export type MatchEntry = Entry & Seen;
