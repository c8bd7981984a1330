import { inEveryLanguage } from '@roundhouse/ui/words';
import type { CompanyName, Phase } from '../../src/index.ts';

export interface Labels {
  readonly companies: Readonly<Record<CompanyName, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly round: string;
  readonly supply: string;
  readonly open: string;
  readonly closed: string;
  readonly hammer: string;
  readonly bid: string;
  readonly passed: string;
  readonly player: string;
  readonly cash: string;
  readonly cubes: string;
  readonly controls: string;
  readonly active: string;
  readonly company: string;
  readonly controller: string;
  readonly box: string;
  readonly profit: string;
  readonly links: string;
  readonly shares: string;
  readonly value: string;
  readonly order: string;
  readonly row: string;
  readonly legend: string;
}

export const LABELS = await inEveryLanguage<Labels>(
  (language) => import(`../words/${language}/terminal.ts`),
);
