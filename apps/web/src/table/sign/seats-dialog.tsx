/** Who sits where, changed while the game runs: a bot for a person, a person for a bot, another level. */
import { LEVELS, type Level } from '@roundhouse/bots';
import { useId, useState, type ReactNode } from 'react';
import { QuietButton } from '../../app/button.tsx';
import type { Sitter } from '../../host/index.ts';
import { useLevels } from '../../matches/use-levels.ts';
import { freshKey } from '../model/fresh-key.ts';
import { usePlay } from '../play/play-context.tsx';
import { useReopen } from '../reopen-context.ts';
import { SeatSign } from '../seat-sign.tsx';
import { useTable } from '../table-context.tsx';
import style from './seats-dialog.module.css';

const PERSON = 'person';

export function SeatsDialog({ id }: { readonly id: string }): ReactNode {
  const { info, title, say } = useTable();
  const heading = useId();
  const levels = useLevels(title, info.sitters.length, info.config);
  const { seats } = say.review;
  return (
    <dialog id={id} popover="auto" aria-labelledby={heading} className={style['seats']}>
      <h2 id={heading} className="caption">
        {seats.title}
      </h2>
      <p>{seats.lead}</p>
      <ul>
        {info.sitters.map((sitter, seat) => (
          <SeatRow key={seat} seat={seat} sitter={sitter} levels={levels} dialog={id} />
        ))}
      </ul>
      <QuietButton popoverTarget={id} popoverTargetAction="hide">
        {say.close}
      </QuietButton>
    </dialog>
  );
}

interface SeatRowProps {
  readonly seat: number;
  readonly sitter: Sitter;
  readonly levels: readonly Level[];
  readonly dialog: string;
}

function SeatRow({ seat, sitter, levels, dialog }: SeatRowProps): ReactNode {
  const { session, say } = useTable();
  const { notices } = usePlay();
  const reopen = useReopen();
  const [isBusy, setBusy] = useState(false);
  const { seats } = say.review;
  const now = sitter.kind === 'bot' ? sitter.level : PERSON;
  const offered = LEVELS.filter((level) => levels.includes(level) || level === now);
  const change = async (wanted: string): Promise<void> => {
    setBusy(true);
    try {
      const next = seated(sitter, wanted);
      const refused = await session.host.reseat?.({ seat, sitter: next, key: freshKey() });
      document.getElementById(dialog)?.hidePopover();
      if (refused) notices.refuse(refused);
      else reopen();
    } catch (error) {
      notices.fail(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <li>
      <SeatSign seat={seat} width={48} />
      <b translate="no">{sitter.name}</b>
      <select
        aria-label={seats.whoPlays(sitter.name)}
        value={now}
        disabled={isBusy}
        onChange={({ target }) => void change(target.value)}
      >
        <option value={PERSON}>{seats.person}</option>
        {offered.map((level) => (
          <option key={level} value={level}>
            {say.bot(say.levels[level])}
          </option>
        ))}
      </select>
    </li>
  );
}

/** Whoever comes is called as the one who goes: the story is told of the same names. */
function seated({ name, colour }: Sitter, wanted: string): Sitter {
  const called = { name, ...(colour === undefined ? {} : { colour }) };
  const level = LEVELS.find((each) => each === wanted);
  return level === undefined ? { ...called, kind: 'person' } : { ...called, kind: 'bot', level };
}
