/** Whether it can be played: a signal, what is wrong in plain words, and the way to a table. */
import { isRefusal } from '@roundhouse/engine';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Captioned } from '../../app/captioned.tsx';
import { Button, ButtonLink } from '../../app/button.tsx';
import { paths } from '../../app/paths.ts';
import { newMatch } from '../../host/index.ts';
import { ProblemAlert } from '../../matches/problem.tsx';
import { quickSitters } from '../../matches/start-match.ts';
import { useSettings } from '../../settings/index.ts';
import { useWords } from '../../words/index.ts';
import style from './check.module.css';
import { Signal } from './signal.tsx';
import type { Work } from './work.ts';
import { useWorkshopWords } from './words.ts';

/** So many are listed: who mends the first often mends others with it. */
const LISTED = 12;

export interface CheckProps {
  readonly work: Work;
  readonly id: string;
  /** Goes to the place of a fault. */
  seek(place: string): void;
}

export function Check({ work, id, seek }: CheckProps): ReactNode {
  const words = useWorkshopWords();
  const { faults } = work;
  const isFit = faults.length === 0;
  return (
    <Captioned className={style['check']} title={words.check}>
      <p className={style['verdict']}>
        <Signal isFit={isFit} />
        {isFit ? words.fit : words.faults(faults.length)}
      </p>
      {!isFit && (
        <ul className={style['faults']}>
          {faults.slice(0, LISTED).map((fault, at) => (
            // Two places may have the same fault.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              <button type="button" onClick={() => seek(fault.params.at)}>
                {work.words.refusal(fault)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {faults.length > LISTED && <p>{words.faultsLeft(faults.length - LISTED)}</p>}
      <Spoken count={faults.length} />
      <Play work={work} id={id} />
    </Captioned>
  );
}

const QUIET_MS = 1500;

/** For who hears the page: how many are left, once hands are still, and only when it is another number. */
function Spoken({ count }: { readonly count: number }): ReactNode {
  const words = useWorkshopWords();
  const [told, setTold] = useState({ count, isTold: false });
  useEffect(() => {
    if (told.count === count) return undefined;
    const timer = setTimeout(() => setTold({ count, isTold: true }), QUIET_MS);
    return () => clearTimeout(timer);
  }, [count, told.count]);
  return (
    <output className="unseen">
      {told.isTold && (told.count === 0 ? words.fit : words.faults(told.count))}
    </output>
  );
}

function Play({ work, id }: { readonly work: Work; readonly id: string }): ReactNode {
  const words = useWorkshopWords();
  const { guest } = useWords();
  const { name } = useSettings();
  const [, go] = useLocation();
  const [fault, setFault] = useState<unknown>();
  const note = useId();
  const { title, rules, box } = work;
  const play = async (): Promise<void> => {
    const sitters = quickSitters(title, name === '' ? guest : name);
    try {
      const config = { seats: sitters.length, [rules.field]: box };
      const match = await newMatch({ title: title.id, config, sitters });
      if (isRefusal(match)) setFault(new Error(work.words.refusal(match)));
      else go(paths.table(match));
    } catch (error) {
      setFault(error);
    }
  };
  return (
    <div className={style['play']}>
      <Button disabled={!box} aria-describedby={note} onClick={() => void play()}>
        {words.play}
      </Button>
      {box && (
        <ButtonLink quiet href={paths.setup(title.id, id)}>
          {words.setUp}
        </ButtonLink>
      )}
      <p id={note}>{box ? words.playNote : words.notYet}</p>
      <ProblemAlert fault={fault} />
    </div>
  );
}
