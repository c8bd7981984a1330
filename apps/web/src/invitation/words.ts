import { FRIENDS, type Friends } from '@roundhouse/ui/words/friends';
import { useReading } from '../words/index.ts';

/** What is said where people play who are not in one room. */
export function useFriendsWords(): Friends {
  return useReading()(FRIENDS);
}
