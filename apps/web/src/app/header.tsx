/** The enamel sign on top: name, places, language. */
import { TrainSign } from '@roundhouse/ui/pieces/train';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../settings/index.ts';
import { useWords } from '../words/index.ts';
import style from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { Places } from './places-bar.tsx';
import { paths } from './paths.ts';
import { Wheel } from './wheel.tsx';

export function Header(): ReactNode {
  const words = useWords();
  const { name } = useSettings();
  return (
    <header className={`sign ${style['header']}`}>
      <a
        className={style['skip']}
        href="#content"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById('content')?.focus();
        }}
      >
        {words.skip}
      </a>
      <Link href={paths.home} className={style['brand']}>
        <Wheel size={34} />
        <span translate="no">{words.product}</span>
      </Link>
      <Places className={style['places'] ?? ''} />
      <LanguageSwitch />
      <Link href={paths.settings} className={style['me']}>
        <TrainSign seat={0} width={44} />
        {name === '' ? <span>{words.menu.settings}</span> : <Named name={name} />}
      </Link>
    </header>
  );
}

function Named({ name }: { readonly name: string }): ReactNode {
  const { menu } = useWords();
  return (
    <>
      <span translate="no">{name}</span>
      <span className="unseen">{menu.settings}</span>
    </>
  );
}
