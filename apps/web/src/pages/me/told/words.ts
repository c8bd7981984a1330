import { TOLD, type ToldWords } from '@roundhouse/ui/words/told';
import { useReading } from '../../../words/index.ts';

export function useToldWords(): ToldWords {
  return useReading()(TOLD);
}
