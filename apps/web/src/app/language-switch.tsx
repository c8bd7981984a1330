import { LANGUAGES } from '@roundhouse/ui/words';
import type { ReactNode } from 'react';
import { useSettings } from '../settings/index.ts';
import { useLanguageNames, useWords } from '../words/index.ts';
import { changeLanguage } from './change-language.ts';
import style from './language-switch.module.css';

/** Two letters each: the switch is short enough for every sign. */
export function LanguageSwitch(): ReactNode {
  const { language } = useSettings();
  const { menu } = useWords();
  const names = useLanguageNames();
  return (
    <fieldset aria-label={menu.language} className={style['switch']}>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === language}
          onClick={() => changeLanguage(one)}
        >
          {one.toUpperCase()}
          <span className="unseen">{names[one]}</span>
        </button>
      ))}
    </fieldset>
  );
}
