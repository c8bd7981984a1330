/** The sign above the bench: what it is, whether it can be played, and a step back. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../app/paths.ts';
import { Signal } from './signal.tsx';
import style from './top.module.css';
import type { Work } from './work.ts';
import { useWorkshopWords } from './words.ts';

export interface TopProps {
  readonly work: Work;
  seek(place: string): void;
}

export function Top({ work, seek }: TopProps): ReactNode {
  const words = useWorkshopWords();
  const { name } = work.design as { readonly name?: string };
  const [fault] = work.faults;
  return (
    <div className={`sign ${style['top']}`}>
      <Link href={paths.workshop(work.title.id)} className={style['leave']}>
        <svg width={12} height={18} viewBox="0 0 12 18" aria-hidden="true">
          <path d="M10 2L3 9L10 16" />
        </svg>
        <span>{words.leave}</span>
      </Link>
      <h1>{name === undefined || name === '' ? words.nameless : name}</h1>
      <button
        type="button"
        className={style['verdict']}
        disabled={!fault}
        onClick={() => fault && seek(fault.params.at)}
      >
        <Signal isFit={!fault} />
        <span>{words.short(work.faults.length)}</span>
      </button>
      <button type="button" disabled={!work.canUndo} onClick={work.undo}>
        <Arrow />
        <span>{words.undo}</span>
      </button>
      <button type="button" disabled={!work.canRedo} onClick={work.redo}>
        <Arrow isTurned />
        <span>{words.redo}</span>
      </button>
    </div>
  );
}

function Arrow({ isTurned = false }: { readonly isTurned?: boolean }): ReactNode {
  return (
    <svg width={20} height={18} viewBox="0 0 20 18" aria-hidden="true">
      <path
        d="M4 7H12A4.5 4.5 0 0 1 12 16H8M8 2.5L3.5 7L8 11.5"
        transform={isTurned ? 'translate(20 0) scale(-1 1)' : undefined}
      />
    </svg>
  );
}
