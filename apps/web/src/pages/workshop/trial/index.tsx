/** Is it any good? Bots play a box in the background, and the page says how it went. */
import type { AnyGame } from '@roundhouse/titles';
import { Suspense, useState, type ReactNode } from 'react';
import { Captioned } from '../../../app/captioned.tsx';
import { Button } from '../../../app/button.tsx';
import { Segments } from '../../../app/segments.tsx';
import type { Work } from '../work.ts';
import { Findings } from './findings.tsx';
import style from './trial.module.css';
import { useTrial } from './use-trial.ts';
import { useTrialWords } from './words.ts';

const GAMES = 100;
const USUAL_SEATS = 4;
const SEED_BYTES = 4;

export function Trial({ work: { title, rules, box } }: { readonly work: Work }): ReactNode {
  const words = useTrialWords();
  const [seats, setSeats] = useState(
    () => title.seats.findLast((count) => count <= USUAL_SEATS) ?? USUAL_SEATS,
  );
  const { course, begin, stop } = useTrial();
  const start = (): void => {
    const config = { seats, [rules.field]: box } as AnyGame['config'];
    begin({ title: title.id, config, level: 'normal', games: GAMES, seed: freshSeed() });
  };
  const isRunning = course?.phase === 'running';
  const isOutdated = course && (course.plan.config as Tried)[rules.field] !== box;
  return (
    <Captioned className={style['trial']} title={words.title} data-trial={course?.phase ?? 'none'}>
      <p>{words.about(GAMES)}</p>
      <div className={style['asking']}>
        <Segments<number>
          label={words.seats}
          options={title.seats.map((value) => ({ value, label: String(value) }))}
          value={seats}
          onChange={setSeats}
        />
        {isRunning ? (
          <Button quiet onClick={stop}>
            {words.stop}
          </Button>
        ) : (
          <Button quiet disabled={!box} onClick={start}>
            {course ? words.again : words.begin(GAMES)}
          </Button>
        )}
      </div>
      {course && <Progress course={course} />}
      {course?.report && isOutdated && <p className={style['outdated']}>{words.outdated}</p>}
      {course?.report && (
        <Suspense>
          <Findings title={title} plan={course.plan} report={course.report} />
        </Suspense>
      )}
    </Captioned>
  );
}

type Tried = Readonly<Record<string, unknown>>;

function Progress({
  course: { phase, plan, report },
}: {
  readonly course: NonNullable<ReturnType<typeof useTrial>['course']>;
}): ReactNode {
  const words = useTrialWords();
  const done = report?.games ?? 0;
  return (
    <div className={style['progress']}>
      {phase === 'running' && (
        <>
          <progress value={done} max={plan.games} aria-label={words.title} />
          <span>{words.progress(done, plan.games)}</span>
        </>
      )}
      {/* Told once by ear, when it ends. */}
      <output>
        {phase === 'stopped' && words.stopped(done, plan.games)}
        {phase === 'over' && words.ended(done)}
        {phase === 'broken' && words.broken}
      </output>
    </div>
  );
}

function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
