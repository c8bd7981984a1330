/** A friend who explains: how far the lesson is, what came of the last thing, what to do now. */
import type { ReactNode } from 'react';
import { usePlay } from '../play/play-context.tsx';
import { useSaying } from '../prompt/use-saying.ts';
import { RuleButton } from '../rule-button.tsx';
import { Conductor } from './conductor.tsx';
import style from './tutor.module.css';
import type { LessonMoment } from './use-lesson.ts';

export interface TutorProps {
  readonly lesson: LessonMoment;
  /** The id of the heading. */
  readonly heading: string;
}

export function Tutor({ lesson, heading }: TutorProps): ReactNode {
  const { plate, text } = useSaying();
  const { choice } = usePlay();
  const { asked, came, farewell } = lesson;
  return (
    <div
      className={style['tutor']}
      data-asked={asked !== undefined}
      data-chosen={choice.chosen !== undefined}
    >
      <span className={style['face']}>
        <Conductor />
      </span>
      <div className={style['speech']} key={lesson.done}>
        <Way lesson={lesson} plate={plate} />
        {came !== undefined && <p className={style['came']}>{came}</p>}
        <h2 id={heading} className={style['ask']}>
          {asked?.ask ?? farewell ?? text}
        </h2>
        {asked && (
          <p className={style['why']}>
            {asked.why} <RuleButton className={style['rule']} rule={asked.rule} />
          </p>
        )}
      </div>
    </div>
  );
}

/** The prompts as the stops of a line. */
function Way({
  lesson,
  plate,
}: {
  readonly lesson: LessonMoment;
  readonly plate: string;
}): ReactNode {
  const { done, count } = lesson;
  return (
    <div className={style['way']}>
      <b>{plate}</b>
      <span className={style['stops']} aria-hidden="true">
        {Array.from({ length: count }, (_, stop) => (
          <i key={stop} data-stop={stop < done ? 'passed' : stop === done ? 'here' : 'ahead'} />
        ))}
      </span>
    </div>
  );
}
