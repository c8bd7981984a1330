/** Tells a screen reader what happens: each line as it is shown, and the question when it is asked. */
import { useEffect, useRef, type ReactNode } from 'react';
import { usePlay } from './play/play-context.tsx';
import { sentencesOf, useSaying } from './prompt/use-saying.ts';
import { useTable } from './table-context.tsx';

export function Announcer(): ReactNode {
  const table = useTable();
  const { shown, live, travel } = usePlay();
  const { plate, text, isMine } = useSaying();
  const told = useRef(live?.seq ?? -1);
  const region = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const fresh = shown.steps.filter(({ seq }) => seq > told.current);
    told.current = live?.seq ?? told.current;
    const happened = fresh.flatMap((step) => sentencesOf(table, step));
    const asked = isMine ? [`${plate}: ${text}`] : [];
    const news = travel.isAway ? text : [...happened, ...asked].join(' ');
    if (region.current && news !== '') region.current.textContent = news;
  }, [shown.steps, live, travel.isAway, table, plate, text, isMine]);
  return <p ref={region} className="unseen" role="log" aria-live="polite" data-announcer />;
}
