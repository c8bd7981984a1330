import { FAIR, type Fair } from '@roundhouse/ui/words/fair';
import { useReading } from '../words/index.ts';

/** What is said of chance; home does not need it. */
export function useFair(): Fair {
  return useReading()(FAIR);
}
