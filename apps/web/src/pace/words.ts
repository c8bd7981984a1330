import { PACE, type PaceWords } from '@roundhouse/ui/words/pace';
import { useReading } from '../words/index.ts';

export function usePaceWords(): PaceWords {
  return useReading()(PACE);
}
