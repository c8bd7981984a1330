import { PUZZLES, type PuzzleWords } from '@roundhouse/ui/words/puzzles';
import { useReading } from '../words/index.ts';

export function usePuzzleWords(): PuzzleWords {
  return useReading()(PUZZLES);
}
