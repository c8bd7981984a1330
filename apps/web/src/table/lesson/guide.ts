/** Who shows the way at a table where a lesson is given. */
import type { Lesson } from '@roundhouse/ui/lesson';

export interface Guide {
  readonly lesson: Lesson;
  /** How many of its prompts were done when a line was made. */
  doneAt(seq: number): number;
  /** The lesson from its beginning. */
  again(): void;
}
