import type { Seat } from '@roundhouse/engine';
import type { CompanyName, Goods } from './types.ts';

/**
 * What happened. Cities are told by their names, so that a sentence needs no map; routes and seats by
 * their ids.
 */
export type Event =
  | { readonly type: 'starter'; readonly seat: Seat }
  | {
      readonly type: 'cubes';
      readonly round: number;
      readonly each: number;
      readonly supply: number;
    }
  | {
      readonly type: 'handed-on';
      readonly seat: Seat;
      readonly to: Seat;
      readonly cubes: number;
    }
  | {
      readonly type: 'offered';
      readonly seat: Seat;
      readonly company: CompanyName;
      readonly bid: number;
    }
  | {
      readonly type: 'bid';
      readonly seat: Seat;
      readonly company: CompanyName;
      readonly bid: number;
    }
  | {
      readonly type: 'passed';
      readonly seat: Seat;
      readonly company: CompanyName;
      readonly bid: number;
      readonly cubes: number;
    }
  | {
      readonly type: 'sold';
      readonly seat: Seat;
      readonly company: CompanyName;
      readonly bid: number;
      readonly box: number;
      readonly shares: number;
      readonly active: Seat;
    }
  | {
      readonly type: 'building';
      readonly round: number;
      readonly order: readonly CompanyName[];
      readonly unsold: readonly CompanyName[];
    }
  | {
      readonly type: 'built';
      readonly seat: Seat;
      readonly company: CompanyName;
      readonly route: string;
      readonly from: string;
      readonly to: string;
      readonly first: boolean;
      readonly cost: number;
      readonly box: number;
      readonly earned: number;
      readonly profit: number;
    }
  | {
      readonly type: 'transcontinental';
      readonly company: CompanyName;
      readonly ends: readonly [string, string];
      readonly bonus: number;
      readonly partners: readonly CompanyName[];
      readonly partnerBonus: number;
      /** Partners that nobody controls: their bonus is lost. */
      readonly lost: readonly CompanyName[];
    }
  | {
      readonly type: 'company-passed';
      readonly company: CompanyName;
      readonly seat: Seat;
      readonly reason: 'nobody controls it' | 'no links left' | 'no link possible';
      readonly box: number;
      readonly place: number;
    }
  | {
      readonly type: 'profit';
      readonly company: CompanyName;
      readonly seat: Seat;
      readonly amount: number;
      readonly cash: number;
    }
  | {
      readonly type: 'round-over';
      readonly round: number;
      readonly order: readonly CompanyName[];
    }
  | { readonly type: 'settlement'; readonly returned: number; readonly goods: number }
  | {
      readonly type: 'final-control';
      readonly company: CompanyName;
      readonly seat: Seat;
      readonly shares: number;
      /** Whether others hold as many shares. */
      readonly tied: boolean;
    }
  | {
      readonly type: 'took';
      readonly seat: Seat;
      readonly company: CompanyName;
      readonly city: string;
      readonly goods: Goods;
      readonly value: number;
    }
  | {
      readonly type: 'share-value';
      readonly company: CompanyName;
      readonly goods: readonly number[];
      readonly value: number;
    }
  | {
      readonly type: 'paid';
      readonly seat: Seat;
      readonly company: CompanyName;
      readonly shares: number;
      readonly amount: number;
      readonly cash: number;
    }
  | {
      readonly type: 'ended';
      readonly scores: readonly number[];
      readonly places: readonly number[];
    };
