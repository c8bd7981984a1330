/** The checks as stops on a line: how far it was come, and where it went wrong. */
import type { ReactNode } from 'react';
import type { RecordCheck } from '../../host/index.ts';
import { RecordProblem } from '../../matches/problem.tsx';
import type { Stop, StopState } from './checks.ts';
import style from './stops.module.css';
import { useFair } from '../../fair/words.ts';

export interface StopsProps {
  readonly stops: readonly Stop[];
  /** Undefined: nothing was checked yet. */
  readonly check?: RecordCheck & { readonly kind: 'right' | 'wrong' };
}

export function Stops({ stops, check }: StopsProps): ReactNode {
  const fair = useFair();
  return (
    <ol className={style['stops']}>
      {stops.map((stop) => (
        <li key={stop.check} data-check={stop.check} data-state={stop.state}>
          <Mark state={stop.state} />
          <h3>
            {fair.checks[stop.check]}
            {check && <span>{fair.states[stop.state]}</span>}
          </h3>
          <p>{stop.text ?? (check && <WhatIsWrong stop={stop} check={check} />)}</p>
        </li>
      ))}
    </ol>
  );
}

/** Of the seal, the rules and the end it is the whole that is wrong, else a line. */
function WhatIsWrong({
  stop,
  check,
}: { readonly stop: Stop } & Required<Pick<StopsProps, 'check'>>): ReactNode {
  if (check.kind !== 'wrong') return null;
  const { at, fault, facts } = check;
  const isWhole = stop.check !== 'draws' && stop.check !== 'lines';
  return <RecordProblem record={{ at, fault, title: facts.title }} isWhole={isWhole} />;
}

const FIGURES: Readonly<Record<StopState, string>> = {
  passed: 'M-5,0.5L-1.5,4L5,-4',
  noted: 'M0,-5V1.5M0,4.6V5',
  wrong: 'M-4,-4L4,4M-4,4L4,-4',
  open: '',
};

function Mark({ state }: { readonly state: StopState }): ReactNode {
  return (
    <svg
      className={style['mark']}
      viewBox="-14 -14 28 28"
      width={28}
      height={28}
      aria-hidden="true"
    >
      <circle r={11.5} />
      <path d={FIGURES[state]} />
    </svg>
  );
}
