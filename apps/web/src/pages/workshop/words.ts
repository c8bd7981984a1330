import { WORKSHOP, type WorkshopWords } from '@roundhouse/ui/words/workshop';
import { useReading } from '../../words/index.ts';

export function useWorkshopWords(): WorkshopWords {
  return useReading()(WORKSHOP);
}
