/** Where a lesson is now, and what is said there. */
import type { LessonSaid, LessonWords } from '@roundhouse/ui/lesson';
import { forEveryLanguage } from '@roundhouse/ui/words';
import { useReading } from '../../words/index.ts';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';

export interface LessonMoment {
  /** How many prompts were done, and how many there are. */
  readonly done: number;
  readonly count: number;
  /** What is asked now; undefined while others play, and at the end. */
  readonly asked: (LessonSaid & { readonly rule: string }) | undefined;
  /** What came of the last prompt, once all that followed has been seen. */
  readonly came: string | undefined;
  /** What is said at the end; undefined before. */
  readonly farewell: string | undefined;
}

const NOWHERE: LessonWords<string> = { prompts: {}, farewell: '' };
const SILENCE = forEveryLanguage(() => NOWHERE);

/** Undefined where no lesson is given. */
export function useLesson(): LessonMoment | undefined {
  const { guide } = useTable();
  const { live, isMine, shown, travel } = usePlay();
  const words = useReading()(guide?.lesson.words ?? SILENCE);
  if (!guide || !live) return undefined;
  const { prompts } = guide.lesson;
  const done = guide.doneAt(live.seq);
  const now = prompts[done];
  const before = prompts[done - 1];
  const said = isMine && now ? words.prompts[now.id] : undefined;
  const isOver = !now && !shown.isBehind && !travel.isAway;
  return {
    done,
    count: prompts.length,
    asked: said && now ? { ...said, rule: now.rule } : undefined,
    came: before && (said || isOver) ? words.prompts[before.id]?.done : undefined,
    farewell: isOver ? words.farewell : undefined,
  };
}
