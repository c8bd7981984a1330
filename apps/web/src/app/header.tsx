/** The enamel sign on top: name, places, language. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../words/index.ts';
import style from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { Places } from './places-bar.tsx';
import { places } from './places.ts';
import { Wheel } from './wheel.tsx';

export function Header(): ReactNode {
  const words = useWords();
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
      <Link href={places.home} className={style['brand']}>
        <Wheel size={34} />
        <span translate="no">{words.product}</span>
      </Link>
      <Places className={style['places'] ?? ''} />
      <LanguageSwitch />
    </header>
  );
}
