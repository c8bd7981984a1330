/** Tells a screen reader what happens: each beat as it is told, and the question when it is asked. */
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { usePlay } from './play/play-context.tsx';
import { useSaying } from './prompt/use-saying.ts';
import { sentencesOf } from './reel/sentences.ts';
import { useTable } from './table-context.tsx';

/** So many stay: what is said is added, so that nothing is lost that has not been spoken yet. */
const KEPT = 12;

export function Announcer(): ReactNode {
  const table = useTable();
  const { shown, live, travel, telling } = usePlay();
  const { plate, text, isMine } = useSaying();
  const told = useRef(live?.seq ?? -1);
  const said = useRef('');
  const region = useRef<HTMLDivElement>(null);
  const say = useCallback((news: string) => {
    if (!region.current || news === '' || news === said.current) return;
    said.current = news;
    const line = document.createElement('p');
    line.textContent = news;
    region.current.append(line);
    while (region.current.childElementCount > KEPT) region.current.firstElementChild?.remove();
  }, []);
  useEffect(() => {
    if (telling) say([telling.beat.text, telling.beat.remark ?? ''].join(' ').trim());
  }, [telling, say]);
  useEffect(() => {
    const fresh = shown.steps.filter(({ seq }) => seq > told.current);
    told.current = live?.seq ?? told.current;
    if (telling) return;
    const happened = fresh.flatMap((step) => sentencesOf(table, step));
    const asked = isMine ? [`${plate}: ${text}`] : [];
    say(travel.isAway ? text : [...happened, ...asked].join(' '));
  }, [shown.steps, live, travel.isAway, telling, table, plate, text, isMine, say]);
  return <div ref={region} className="unseen" role="log" aria-live="polite" data-announcer />;
}
