/** What can be done with the position that is looked at: give it away, save the game, play on. */
import { useId, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { addressOf, places } from '../../app/places.ts';
import { packRecord, playOnFrom, withSitters } from '../../host/index.ts';
import { saveRecord } from '../../matches/save-record.ts';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';
import style from './position-menu.module.css';

export function PositionMenu(): ReactNode {
  const { info, session, say, face } = useTable();
  const { travel, notices } = usePlay();
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const seq = travel.here?.seq ?? 0;
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notices.fail(error);
    } finally {
      setBusy(false);
      document.getElementById(id)?.hidePopover();
    }
  };
  const link = async (): Promise<void> => {
    const packed = await packRecord(await session.host.record());
    try {
      await navigator.clipboard.writeText(addressOf(places.open(packed, seq)));
      notices.tell(say.time.linked);
    } catch {
      notices.tell(say.time.linkFailed);
    }
  };
  const save = async (): Promise<void> => {
    const record = withSitters(await session.host.record(), info.sitters);
    saveRecord(record, `${info.title}-${info.match}`);
  };
  const playOn = async (): Promise<void> => {
    navigate(places.table(await playOnFrom(info.match, seq, info.sitters)));
  };
  return (
    <>
      <button type="button" className={style['open']} popoverTarget={id} aria-busy={isBusy}>
        {say.time.more}
      </button>
      <div id={id} popover="auto" className={style['menu']}>
        <button type="button" onClick={() => void attempt(link)}>
          <b>{say.time.link}</b>
          {face.hasSecrets && <small>{say.time.linkSecrets}</small>}
        </button>
        <button type="button" onClick={() => void attempt(save)}>
          <b>{say.time.save}</b>
        </button>
        <button type="button" onClick={() => void attempt(playOn)}>
          <b>{say.time.playOn}</b>
          <small>{say.time.playOnText}</small>
        </button>
      </div>
    </>
  );
}
