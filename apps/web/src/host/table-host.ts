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

/** A match in the list of those on this device; of one elsewhere, which seats are mine, and whether some are free. */
export type MatchEntry = Entry &
  Seen & { readonly elsewhere?: { readonly mine: readonly number[]; readonly isOpen: boolean } };
