/** A pad for whoever looks: nobody else at the table sees it, and no record has it. */
import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { keepNote, noteAt } from '../../matches/notes.ts';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';
import style from './notes.module.css';

/** Who plays here does not fetch it. */
const NotebookPad = lazy(async () => ({
  default: (await import('./notebook-pad.tsx')).NotebookPad,
}));

export function Notes(): ReactNode {
  const { notebook } = useTable().session.host;
  return (
    <div className={style['notes']} id="notes" tabIndex={-1}>
      {notebook ? (
        <Suspense>
          <NotebookPad notebook={notebook} />
        </Suspense>
      ) : (
        <Pads />
      )}
    </div>
  );
}

function Pads(): ReactNode {
  const { say, persons } = useTable();
  const { shown } = usePlay();
  const { viewer } = shown.look;
  // After the end everything lies open, notes too.
  const seats = viewer === 'all' ? persons : typeof viewer === 'number' ? [viewer] : [];
  return (
    <>
      <p>{say.review.notes.lead}</p>
      {seats.map((seat) => (
        <Pad key={seat} seat={seat} isNamed={seats.length > 1} />
      ))}
    </>
  );
}

interface PadProps {
  readonly seat: number;
  /** Whether more than one lies here. */
  readonly isNamed: boolean;
}

function Pad({ seat, isNamed }: PadProps): ReactNode {
  const { info, say, tell } = useTable();
  const [text, setText] = useState(() => noteAt(info.match, seat));
  const [isKept, setKept] = useState(true);
  const id = useId();
  const { notes } = say.review;
  return (
    <>
      <label htmlFor={id}>{isNamed ? notes.of(tell.who(seat)) : notes.title}</label>
      <textarea
        id={id}
        value={text}
        placeholder={notes.empty}
        onChange={({ target }) => {
          setText(target.value);
          setKept(keepNote(info.match, seat, target.value));
        }}
      />
      {!isKept && <p role="alert">{notes.full}</p>}
    </>
  );
}
