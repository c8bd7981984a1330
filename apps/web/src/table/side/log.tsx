/** The log: every line as a sentence, by stage; touch a line to look at its position. */
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { TableStep } from '../../host/index.ts';
import { useSettings } from '../../settings/index.ts';
import { chapters, sinceLastTurn, type Entry } from '../model/journal.ts';
import { usePlay } from '../play/play-context.tsx';
import { lessonOf, sentencesOf } from '../prompt/use-saying.ts';
import { SeatTrain } from '../seat-train.tsx';
import { useTable, type TableParts } from '../table-context.tsx';
import style from './log.module.css';
import { TimeBar } from './time-bar.tsx';

export function Log(): ReactNode {
  const table = useTable();
  const { lines, travel } = usePlay();
  const list = useRef<HTMLDivElement>(null);
  const told = useMemo(() => chapters(lines, tellerOf(table)), [lines, table]);
  const here = travel.here?.seq;
  const { isAway } = travel;
  // The line that is looked at stays in sight, within the log alone.
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const line = box.querySelector<HTMLElement>(`[data-seq="${here}"]`);
    if (!isAway) box.scrollTop = box.scrollHeight;
    else if (line) box.scrollTop = line.offsetTop - box.clientHeight / 2;
  }, [here, isAway]);
  return (
    <div className={style['whole']}>
      <Since />
      <div ref={list} className={style['log']} id="log" tabIndex={-1}>
        {told.length === 0 && <p>{table.say.time.nothing}</p>}
        {told.map(({ title, entries }) => (
          <section key={`${title} ${entries[0]?.seq}`}>
            <h3>{title}</h3>
            <ol>
              {entries.map((entry) => (
                <LogLine key={entry.seq} entry={entry} isHere={isAway && entry.seq === here} />
              ))}
            </ol>
          </section>
        ))}
      </div>
      <TimeBar />
    </div>
  );
}

function tellerOf(table: TableParts) {
  const { face, tell } = table;
  return {
    stage: (step: TableStep) => face.stage(step.view, tell).now,
    sentences: (step: TableStep) => sentencesOf(table, step),
  };
}

interface LogLineProps {
  readonly entry: Entry;
  readonly isHere: boolean;
}

function LogLine({ entry, isHere }: LogLineProps): ReactNode {
  const { say } = useTable();
  const { travel } = usePlay();
  const { seq, by, isUndo, sentences } = entry;
  return (
    <li aria-current={isHere ? 'step' : undefined} data-seq={seq}>
      <button type="button" onClick={() => travel.goTo(seq)}>
        <span className={style['mark']}>
          {by !== undefined && <SeatTrain seat={by} width={34} />}
        </span>
        <span className={style['text']}>
          {isUndo ? say.time.undoneBy : sentences.map((text) => <span key={text}>{text}</span>)}
          <Lesson seq={seq} />
        </span>
      </button>
    </li>
  );
}

/** What spoke for a bot's move, for those who want to learn. */
function Lesson({ seq }: { readonly seq: number }): ReactNode {
  const table = useTable();
  const { lines } = usePlay();
  const { coach } = useSettings();
  const line = coach ? lines.find((each) => each.seq === seq) : undefined;
  const lesson = line && lessonOf(table, line);
  return lesson === undefined ? null : <em>{lesson}</em>;
}

/** How much has happened since the reader's last turn, and the way to see it again. */
function Since(): ReactNode {
  const { say } = useTable();
  const { lines, seat, isMine, travel } = usePlay();
  if (seat === null || !(isMine || travel.isReel)) return null;
  const since = sinceLastTurn(lines, seat).filter(({ events }) => events.length > 0);
  const [first] = since;
  const hasPlayed = lines.some(({ by, forced }) => by === seat && !forced);
  if (!first || !hasPlayed) return null;
  return (
    <div className={style['since']}>
      <span>
        {say.time.since}: {say.time.lines(since.length)}
      </span>
      <button
        type="button"
        className="button quiet small"
        onClick={() => (travel.isReel ? travel.goLive() : travel.playFrom(first.seq))}
      >
        {travel.isReel ? say.time.stop : say.time.watch}
      </button>
    </div>
  );
}
