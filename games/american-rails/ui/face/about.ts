/** What an action is about, and which actions let a chance go by. */
import type { Bid } from '@roundhouse/ui/face';
import {
  COMPANY_IDS,
  NONE,
  type Action,
  type Company,
  type Event,
  type View,
} from '../../src/types.ts';

export function isPassing(action: Action): boolean {
  switch (action.type) {
    case 'pass':
    case 'decline':
    case 'stop':
      return true;
    case 'take':
      return action.space === 'pass';
    default:
      return false;
  }
}

const companyPlace = (company: Company): string => `company:${COMPANY_IDS[company]}`;

/** A company wherever one is meant, also the one that is under the hammer. */
export function about(action: Action, { frame }: View): string | undefined {
  switch (action.type) {
    case 'offer':
    case 'finance':
    case 'place':
      return companyPlace(action.company);
    case 'bid':
    case 'found':
      return frame.company === NONE ? undefined : companyPlace(frame.company);
    case 'develop':
      return 'houses';
    default:
      return undefined;
  }
}

/** One share is under the hammer at a time. */
export function bid(action: Action): Bid | undefined {
  return action.type === 'bid' ? { lot: 'share', amount: action.amount } : undefined;
}

export function mentions(event: Event): string | undefined {
  return 'company' in event ? companyPlace(event.company) : undefined;
}
