/** Time travel: step, scrub, jump; and what can be done with the position that is looked at. */
import { useMemo, type ReactNode } from 'react';
import type { Teller } from '../model/journal.ts';
import { stageStarts } from '../model/series.ts';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';
import { PositionMenu } from './position-menu.tsx';
import style from './time-bar.module.css';

export function TimeBar({ teller }: { readonly teller: Teller }): ReactNode {
  const { say } = useTable();
  const { lines, travel } = usePlay();
  const stages = useMemo(
    () => stageStarts(lines.map((line) => ({ seq: line.seq, stage: teller.stage(line) }))),
    [lines, teller],
  );
  const at = lines.findIndex((line) => line === travel.here);
  const last = lines.length - 1;
  const { here } = travel;
  if (!here) return null;
  const goTo = (index: number): void => {
    const line = lines[index];
    if (index >= last) travel.goLive();
    else if (line) travel.goTo(line.seq);
  };
  return (
    <section className={style['bar']} aria-label={say.time.title}>
      <div className={style['scrub']}>
        <Way name={say.time.first} path="M5 4v12M15 4l-8 6 8 6z" onClick={() => goTo(0)} />
        <Way name={say.time.back} path="M14 4l-8 6 8 6z" onClick={() => travel.step(-1)} />
        <input
          type="range"
          min={0}
          max={Math.max(1, last)}
          value={at}
          aria-label={say.time.title}
          aria-valuetext={say.time.at(here.seq, lines[last]?.seq ?? 0)}
          onChange={(event) => goTo(Number(event.target.value))}
        />
        <Way name={say.time.forward} path="M6 4l8 6-8 6z" onClick={() => travel.step(1)} />
        <Way name={say.time.live} path="M5 4l8 6-8 6zM15 4v12" onClick={travel.goLive} />
      </div>
      <div className={style['more']}>
        <select
          aria-label={say.time.jump}
          value={stages.findLast(({ seq }) => seq <= here.seq)?.seq}
          onChange={(event) => {
            const wanted = Number(event.target.value);
            goTo(lines.findIndex(({ seq }) => seq === wanted));
          }}
        >
          {stages.map(({ seq, stage }) => (
            <option key={seq} value={seq}>
              {stage}
            </option>
          ))}
        </select>
        <PositionMenu />
      </div>
    </section>
  );
}

interface WayProps {
  readonly name: string;
  readonly path: string;
  onClick(): void;
}

function Way({ name, path, onClick }: WayProps): ReactNode {
  return (
    <button type="button" aria-label={name} title={name} onClick={onClick}>
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <path d={path} fill="currentColor" stroke="currentColor" strokeLinejoin="round" />
      </svg>
    </button>
  );
}
