/** One line over the board when it is one's turn: what happened since the last one. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../app/button.tsx';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';
import { readingTime } from './reading-time.ts';
import style from './recap.module.css';
import { useFreeTop } from './use-free-top.ts';
import { useSince } from './use-since.ts';

/** It is looked up while something else is thought about. */
const LONGER = 3;

export function Recap(): ReactNode {
  const { say } = useTable();
  const { choice, hint } = usePlay();
  const since = useSince();
  const [read, setRead] = useState<string>();
  const line = useRef<HTMLParagraphElement>(null);
  const text = since && since.text !== '' ? `${since.seq} ${since.text}` : undefined;
  const top = useFreeTop(line, text);
  useEffect(() => {
    if (text === undefined) return undefined;
    const timer = setTimeout(() => setRead(text), readingTime(text) * LONGER);
    return () => clearTimeout(timer);
  }, [text]);
  if (!since || text === undefined || read === text) return null;
  if (choice.selection.isTouched || hint.isAsked) return null;
  return (
    <p
      ref={line}
      className={style['recap']}
      style={{ top }}
      data-recap
      data-placed={top === undefined ? undefined : ''}
    >
      <b>{say.time.since}</b> {since.text}
    </p>
  );
}

/** Tells it once more. */
export function WatchAgain(): ReactNode {
  const { say } = useTable();
  const { travel } = usePlay();
  const since = useSince();
  if (!since) return null;
  return (
    <Button
      quiet
      className={style['again']}
      aria-label={say.time.watch}
      title={say.time.watch}
      onClick={() => travel.playFrom(since.seq)}
    >
      <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
        <path d="M5 8a7 7 0 1 1-1 5" fill="none" stroke="currentColor" strokeWidth="2.2" />
        <path d="M3.2 3.4v5.4h5.4z" fill="currentColor" />
      </svg>
    </Button>
  );
}
