/** The table of a lesson, set anew each time. */
import type { Sitter } from '@roundhouse/table';
import type { Title } from '@roundhouse/titles';
import { tableOf, type OpenTable } from '../table/opening.ts';
import { LEARNER, openLessonHost } from './lesson-host.ts';

export async function openLesson(
  title: Title,
  learner: string,
  again: () => void,
): Promise<OpenTable> {
  const lesson = await title.lesson?.();
  if (!lesson) throw new Error(`${title.id} has no first steps`);
  const sitters = [learner, ...lesson.others].map((name, seat): Sitter => {
    const colour = title.colours?.[seat];
    const painted = colour === undefined ? {} : { colour };
    return seat === LEARNER
      ? { kind: 'person', name, ...painted }
      : { kind: 'bot', name, level: 'easy', ...painted };
  });
  const host = await openLessonHost(title, lesson, sitters);
  const table = await tableOf(title, host);
  return { ...table, guide: { lesson, doneAt: (seq) => host.doneAt(seq), again } };
}
