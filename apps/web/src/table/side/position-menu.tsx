/** What can be done with the position that is looked at: give it away, play on. */
import { useId, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { addressOf, paths } from '../../app/paths.ts';
import { packText, playOnFrom } from '../../host/index.ts';
import { usePlay } from '../play/play-context.tsx';
import { useMay } from '../play/use-may.ts';
import { useTable } from '../table-context.tsx';
import style from './position-menu.module.css';

export function PositionMenu(): ReactNode {
  const { info, session, say } = useTable();
  const { travel, notices } = usePlay();
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  /** The link, where the page itself may not copy it: on plain http, or where the browser was told so. */
  const [address, setAddress] = useState<string>();
  const may = useMay();
  const id = useId();
  const seq = travel.here?.seq ?? 0;
  const close = (): void => document.getElementById(id)?.hidePopover();
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notices.fail(error);
      close();
    } finally {
      setBusy(false);
    }
  };
  const link = async (): Promise<void> => {
    const packed = await packText(await session.host.record());
    const here = addressOf(paths.open(packed, seq));
    try {
      await navigator.clipboard.writeText(here);
      notices.tell(say.time.linked);
      close();
    } catch {
      setAddress(here);
    }
  };
  const playOn = async (): Promise<void> => {
    const match = await playOnFrom(info.match, seq, info.sitters);
    close();
    navigate(paths.table(match));
  };
  if (!may('link') && !may('playOn')) return null;
  return (
    <>
      <button type="button" className={style['open']} popoverTarget={id} aria-busy={isBusy}>
        {say.time.more}
      </button>
      <div
        id={id}
        popover="auto"
        className={style['menu']}
        onToggle={({ newState }) => newState === 'closed' && setAddress(undefined)}
      >
        {may('link') && (
          <button type="button" onClick={() => void attempt(link)}>
            <b>{say.time.link}</b>
            {!may('openHands') && <small>{say.time.linkSecrets}</small>}
          </button>
        )}
        {address !== undefined && (
          <label className={style['link']}>
            {say.time.linkHere}
            <input
              readOnly
              value={address}
              ref={(field) => field?.focus()}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </label>
        )}
        {may('playOn') && (
          <button type="button" onClick={() => void attempt(playOn)}>
            <b>{say.time.playOn}</b>
            <small>{say.time.playOnText}</small>
          </button>
        )}
      </div>
    </>
  );
}
