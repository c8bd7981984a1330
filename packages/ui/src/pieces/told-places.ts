import type { Box } from './box.ts';

/** Where something happened: in the drawing, or among what lies beside it, as a selector. */
export interface ToldPlaces {
  readonly boxes?: readonly Box[];
  readonly beside?: string;
}
