/** A long number as it can be read, compared and copied: in groups, eight to a row where there is room. */
import { useEffect, useState, type ReactNode } from 'react';
import { QuietButton } from '../app/button.tsx';
import style from './seal.module.css';
import { useFair } from './words.ts';

export interface SealProps {
  /** What it is called, for the button that copies it. */
  readonly name: string;
  /** Hex digits. */
  readonly digits: string;
}

const COPIED_MS = 2500;

export function Seal({ name, digits }: SealProps): ReactNode {
  const fair = useFair();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(digits);
    setCopied(true);
  };
  return (
    <div className={style['seal']}>
      <code translate="no" data-digits={digits}>
        {digits.match(/.{1,4}/g)?.map((group, at) => (
          <span key={at}>{group}</span>
        ))}
      </code>
      {/* On plain http a page may not copy. */}
      {'clipboard' in navigator && (
        <QuietButton
          aria-label={isCopied ? undefined : `${fair.copy}: ${name}`}
          onClick={() => void copy().catch(() => undefined)}
        >
          <span aria-live="polite">{isCopied ? fair.copied : fair.copy}</span>
        </QuietButton>
      )}
    </div>
  );
}
