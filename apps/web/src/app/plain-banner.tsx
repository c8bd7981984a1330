/** On a plain connection, as phones at home have it: what is missing there, said once a visit. */
import { useState, type ReactNode } from 'react';
import { QuietButton } from './button.tsx';
import { useWords } from '../words/index.ts';
import style from './plain-banner.module.css';

const KEY = 'roundhouse.plain';

function wasRead(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function PlainBanner(): ReactNode {
  const { plain } = useWords();
  const [isRead, setRead] = useState(wasRead);
  if (isSecureContext || isRead) return null;
  const close = (): void => {
    setRead(true);
    try {
      sessionStorage.setItem(KEY, 'read');
    } catch {
      // Storage may be forbidden; then it lasts as long as the page.
    }
  };
  return (
    <aside className={style['banner']} aria-label={plain.title}>
      <p>
        <strong>{plain.title}</strong> {plain.text}
      </p>
      <QuietButton onClick={close}>{plain.close}</QuietButton>
    </aside>
  );
}
