import { inEveryLanguage } from '@roundhouse/ui/words';
import type { Space } from '../../src/types.ts';

export interface Labels {
  readonly spaces: Readonly<Record<Space, string>>;
  readonly phase: string;
  readonly houses: string;
  readonly order: string;
  readonly preparation: string;
  readonly heads: readonly [string, string, string, string, string, string];
  /** Take $2 where it is no expansion (AR-4.5). */
  readonly take2: string;
  readonly legend: readonly [string, string];
  readonly removed: string;
  readonly knockedOut: string;
}

export const LABELS = await inEveryLanguage<Labels>(
  (language) => import(`../words/${language}/terminal.ts`),
);
