/** Where a set is: the link to give away, its page, and a table to play with it. */
import type { ReactNode } from 'react';
import { QuietButton, QuietLink } from '../../../app/button.tsx';
import { useCopy } from '../../../invitation/use-copy.ts';
import { linkTo } from '../../../invitation/link.ts';
import { usePlace } from '../../../invitation/use-place.ts';
import { onlinePaths } from '../../../online/paths.ts';
import { useSetWords } from '../../../sets/words.ts';
import style from '../carry.module.css';
import { LinkField } from '../link-field.tsx';

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
  const path = onlinePaths.set(set, version);
  const link = linkTo(path, usePlace()?.address);
  const { isCopied, copy } = useCopy(link);
  return (
    <div className={style['shared']}>
      <LinkField link={link} label={words.link} />
      <p className={style['acts']}>
        <QuietButton onClick={copy}>{isCopied ? words.copied : words.copy}</QuietButton>
        <QuietLink href={onlinePaths.friendsWith(title, set, version)}>{words.friends}</QuietLink>
        {hasWay && <QuietLink href={path}>{words.toSet}</QuietLink>}
      </p>
    </div>
  );
}
