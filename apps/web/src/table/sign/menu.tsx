/** What is needed seldom, and on a phone all that the sign has no room for. */
import { useId, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { LanguageSwitch } from '../../app/language-switch.tsx';
import { paths } from '../../app/paths.ts';
import { withSitters } from '../../host/index.ts';
import { saveRecord } from '../../matches/save-record.ts';
import { onlinePaths } from '../../online/paths.ts';
import { useWords } from '../../words/index.ts';
import { KeepFromElsewhere, SeatsElsewhere } from '../elsewhere/index.tsx';
import { usePlay } from '../play/play-context.tsx';
import { useMay } from '../play/use-may.ts';
import { Views } from '../stage/views.tsx';
import { useTable } from '../table-context.tsx';
import { AboutDialog } from './about-dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import style from './menu.module.css';
import { SeatsDialog } from './seats-dialog.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';
import { useFair } from '../../fair/words.ts';

export function Menu(): ReactNode {
  const { say, title, guide, riddle, session, info } = useTable();
  const { menu, tables } = useWords();
  const fair = useFair();
  const [location] = useLocation();
  const id = useId();
  const keys = useId();
  const seats = useId();
  const may = useMay();
  const about = useId();
  const back = useId();
  const { isOver, live, shown, travel } = usePlay();
  const isNow = !travel.isAway && !shown.isBehind;
  const mayAsk = isNow && live?.undoByAllTo !== undefined;
  const { reseat, seating } = session.host;
  const isOwnGame = !guide && !riddle;
  const maySeat = !isOver && (reseat !== undefined || seating !== undefined);
  return (
    <>
      <button type="button" className={style['open']} popoverTarget={id} aria-label={say.menu}>
        <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
          <path d="M3 6h16M3 11h16M3 16h16" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <div id={id} popover="auto" className={style['menu']}>
        <span className={style['language']}>
          <LanguageSwitch />
        </span>
        <span className={style['views']}>
          <Views />
        </span>
        <Link href={paths.settingsFrom(location)}>{menu.settings}</Link>
        <Link href={paths.rules(title.id)}>{menu.rules}</Link>
        {may('save') && <SaveGame menu={id} />}
        {isOwnGame && !isOver && session.host.wire === undefined && (
          <Link href={paths.putOnline(title.id, info.match)}>{tables.put}</Link>
        )}
        {isOver && <KeepFromElsewhere />}
        {isOwnGame && (
          <Opens dialog={about} menu={id}>
            {fair.about}
          </Opens>
        )}
        {mayAsk && (
          <Opens dialog={back} menu={id}>
            {say.review.back.open}
          </Opens>
        )}
        {maySeat && (
          <Opens dialog={seats} menu={id}>
            {say.review.seats.title}
          </Opens>
        )}
        <Opens dialog={keys} menu={id} className={style['keys']}>
          {say.keys.title}
        </Opens>
        {info.tournament !== undefined && (
          <Link href={onlinePaths.tournament(info.tournament)}>{say.ending.toTournament}</Link>
        )}
        <Link href={paths.home}>{say.leave}</Link>
      </div>
      {isOwnGame && <AboutDialog id={about} />}
      <KeysDialog id={keys} />
      {mayAsk && <TakeBackDialog id={back} />}
      {maySeat && (seating ? <SeatsElsewhere id={seats} /> : <SeatsDialog id={seats} />)}
    </>
  );
}

interface OpensProps {
  readonly dialog: string;
  readonly menu: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The menu goes first, so that closing the dialog leads back to the menu's button. */
function Opens({ dialog, menu, className, children }: OpensProps): ReactNode {
  const open = (): void => {
    document.getElementById(menu)?.hidePopover();
    document.getElementById(dialog)?.showPopover();
  };
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={open}>
      {children}
    </button>
  );
}

function SaveGame({ menu }: { readonly menu: string }): ReactNode {
  const { info, session, say } = useTable();
  const { notices } = usePlay();
  const save = async (): Promise<void> => {
    document.getElementById(menu)?.hidePopover();
    try {
      const record = withSitters(await session.host.record(), info.sitters);
      saveRecord(record, `${info.title}-${info.match}`);
    } catch (error) {
      notices.fail(error);
    }
  };
  return (
    <button type="button" onClick={() => void save()}>
      {say.save}
    </button>
  );
}
