/** Where a set is: the link to give away, its page, and a table to play with it. */
import { useState, type ReactNode } from 'react';
import { QuietButton, QuietLink } from '../../../app/button.tsx';
import { linkTo } from '../../../invitation/link.ts';
import { usePlace } from '../../../invitation/use-place.ts';
import { onlinePaths } from '../../../online/paths.ts';
import { useSetWords } from '../../../sets/words.ts';
import style from '../carry.module.css';

export interface AddressProps {
  readonly title: string;
  readonly set: string;
  /** An older one; without it the latest, whichever that is then. */
  readonly version?: number | undefined;
  /** Whether a link leads to the page of the set. */
  readonly hasWay?: boolean;
}

export function Address({ title, set, version, hasWay = false }: AddressProps): ReactNode {
  const words = useSetWords();
  const [copied, setCopied] = useState('');
  const path = onlinePaths.set(set, version);
  const link = linkTo(path, usePlace()?.address);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(link);
    } catch {
      // On plain http a page may not copy: the link is there to be marked.
      setCopied('');
    }
  };
  return (
    <div className={style['shared']}>
      <input
        type="text"
        readOnly
        aria-label={words.link}
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <p className={style['acts']}>
        <QuietButton onClick={() => void copy()}>
          {copied === link ? words.copied : words.copy}
        </QuietButton>
        <QuietLink href={onlinePaths.friendsWith(title, set, version)}>{words.friends}</QuietLink>
        {hasWay && <QuietLink href={path}>{words.toSet}</QuietLink>}
      </p>
    </div>
  );
}
