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

/** Of a table elsewhere: which seats are mine, whether it waits for people, for me, and until when for my move. */
interface Elsewhere {
  readonly mine: readonly number[];
  readonly isOpen: boolean;
  /** A seat is kept for me there. */
  readonly isKept?: boolean;
  readonly until?: number;
}

/** A match in the list of those on this device, or of one elsewhere. */
export type MatchEntry = Entry & Seen & { readonly elsewhere?: Elsewhere };
