import { LADDER, type LadderWords } from '@roundhouse/ui/words/ladder';
import { useReading } from '../words/index.ts';

export function useLadderWords(): LadderWords {
  return useReading()(LADDER);
}
