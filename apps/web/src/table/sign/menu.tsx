/** What is needed seldom, and on a phone all that the sign has no room for. */
import { useId, type ReactNode } from 'react';
import { Link } from 'wouter';
import { LanguageSwitch } from '../../app/language-switch.tsx';
import { places } from '../../app/places.ts';
import { useWords } from '../../words/index.ts';
import { Views } from '../stage/views.tsx';
import { useTable } from '../table-context.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import style from './menu.module.css';

export function Menu(): ReactNode {
  const { say, title } = useTable();
  const { menu } = useWords();
  const id = useId();
  const keys = useId();
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
        <Link href={places.settings}>{menu.settings}</Link>
        <Link href={places.rules(title.id)}>{menu.rules}</Link>
        <button type="button" popoverTarget={keys}>
          {say.keys.title}
        </button>
        <Link href={places.home}>{say.leave}</Link>
      </div>
      <KeysDialog id={keys} />
    </>
  );
}
