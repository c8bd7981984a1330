import { SETS, type SetWords } from '@roundhouse/ui/words/sets';
import { useReading } from '../words/index.ts';

export function useSetWords(): SetWords {
  return useReading()(SETS);
}
