import type { OneOf, Seat } from '@roundhouse/engine';
import type { CompanyName, Goods } from './types.ts';

/**
 * What happened. Cities are told by their names, so that a sentence needs no map; routes and seats by
 * their ids.
 */
export type Event = OneOf<{
  starter: { seat: Seat };
  cubes: { round: number; each: number; supply: number };
  'handed-on': { seat: Seat; to: Seat; cubes: number };
  offered: { seat: Seat; company: CompanyName; bid: number };
  bid: { seat: Seat; company: CompanyName; bid: number };
  passed: { seat: Seat; company: CompanyName; bid: number; cubes: number };
  sold: {
    seat: Seat;
    company: CompanyName;
    bid: number;
    box: number;
    shares: number;
    active: Seat;
  };
  building: { round: number; order: readonly CompanyName[]; unsold: readonly CompanyName[] };
  built: {
    seat: Seat;
    company: CompanyName;
    route: string;
    from: string;
    to: string;
    first: boolean;
    cost: number;
    box: number;
    earned: number;
    profit: number;
  };
  transcontinental: {
    company: CompanyName;
    ends: readonly [string, string];
    bonus: number;
    partners: readonly CompanyName[];
    partnerBonus: number;
    /** Partners that nobody controls: their bonus is lost. */
    lost: readonly CompanyName[];
  };
  'company-passed': {
    company: CompanyName;
    seat: Seat;
    reason: 'nobody controls it' | 'no links left' | 'no link possible';
    box: number;
    place: number;
  };
  profit: { company: CompanyName; seat: Seat; amount: number; cash: number };
  'round-over': { round: number; order: readonly CompanyName[] };
  settlement: { returned: number; goods: number };
  'final-control': {
    company: CompanyName;
    seat: Seat;
    shares: number;
    /** Whether others hold as many shares. */
    tied: boolean;
  };
  took: { seat: Seat; company: CompanyName; city: string; goods: Goods; value: number };
  'share-value': { company: CompanyName; goods: readonly number[]; value: number };
  paid: { seat: Seat; company: CompanyName; shares: number; amount: number; cash: number };
  ended: { scores: readonly number[]; places: readonly number[] };
}>;
