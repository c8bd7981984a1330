/** The log: every line as a sentence, by stage; touch a line to look at its position. */
import { memo, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { QuietButton } from '../../app/button.tsx';
import { chapters, latest, type Chapter } from '../model/journal.ts';
import { usePlay } from '../play/play-context.tsx';
import { useRoving } from '../stage/use-roving.ts';
import { useTable } from '../table-context.tsx';
import { LogLine } from './log-line.tsx';
import style from './log.module.css';
import { TimeBar } from './time-bar.tsx';
import { useTeller } from './use-teller.ts';

export function Log(): ReactNode {
  const { say } = useTable();
  const { lines, story, travel } = usePlay();
  const teller = useTeller();
  const told = useMemo(() => chapters(story, teller), [story, teller]);
  const { here, isAway, goTo } = travel;
  return (
    <div className={style['whole']}>
      {story.length > lines.length && <p className={style['forgotten']}>{say.time.forgotten}</p>}
      <Story
        told={told}
        from={lines[0]?.seq ?? 0}
        here={here?.seq ?? 0}
        isAway={isAway}
        goTo={goTo}
      />
      <TimeBar teller={teller} />
    </div>
  );
}

interface StoryProps {
  readonly told: readonly Chapter[];
  /** Lines before it are told, but not looked at. */
  readonly from: number;
  readonly here: number;
  readonly isAway: boolean;
  readonly goTo: (seq: number) => void;
}

const LINE = '[data-told]:enabled';
/** Every line has signs of its own, and a long match has hundreds: the rest is a touch away. */
const SHOWN_LINES = 60;

/** A long list: drawn anew only when something has been told, or somebody travels. */
const Story = memo(function Story(props: StoryProps): ReactNode {
  const { told, from, here, isAway, goTo } = props;
  const { say } = useTable();
  const [isWhole, setWhole] = useState(false);
  const { shown, earlier } = latest(told, isWhole ? Infinity : SHOWN_LINES);
  // Who travels to a line before them finds it there.
  if (isAway && earlier > 0 && here < (shown[0]?.entries[0]?.seq ?? 0)) setWhole(true);
  const list = useRef<HTMLDivElement>(null);
  // One stop for the tab key, however long the match: arrows lead from line to line.
  const roving = useRoving(list, LINE);
  // The line that is looked at stays in sight, within the log alone. With the next picture: what scrolls right after a
  // change has everything laid out for that alone.
  useEffect(() => {
    const picture = requestAnimationFrame(() => {
      const box = list.current;
      if (!box) return;
      const line = box.querySelector<HTMLElement>(`[data-seq="${here}"]`);
      if (!isAway) box.scrollTop = 0;
      else if (line) box.scrollTop += betweenMiddles(box, line);
    });
    return () => cancelAnimationFrame(picture);
  }, [here, isAway]);
  return (
    <div ref={list} className={style['log']} id="log" tabIndex={-1} {...roving}>
      <div className={style['story']}>
        {told.length === 0 && <p>{say.time.nothing}</p>}
        {earlier > 0 && (
          <QuietButton onClick={() => setWhole(true)}>{say.time.earlier(earlier)}</QuietButton>
        )}
        {shown.map(({ title, entries }) => (
          <section key={entries[0]?.seq}>
            <h3>{title}</h3>
            <ol>
              {entries.map((entry) => (
                <LogLine
                  key={entry.seq}
                  entry={entry}
                  isHere={isAway && entry.seq === here}
                  isOpen={entry.seq >= from}
                  goTo={goTo}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
});

/** How far below the middle of the one the middle of the other is. */
function betweenMiddles(box: HTMLElement, line: HTMLElement): number {
  const [around, within] = [box.getBoundingClientRect(), line.getBoundingClientRect()];
  return within.top + within.height / 2 - (around.top + around.height / 2);
}
