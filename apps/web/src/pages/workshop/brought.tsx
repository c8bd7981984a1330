/** What is said of a box that could not be opened as it came, and the page behind a link. */
import { titleOf } from '@roundhouse/titles';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from '../../app/button.tsx';
import { Page } from '../../app/page.tsx';
import { paths } from '../../app/paths.ts';
import { Waiting } from '../../app/waiting.tsx';
import { useGameWords } from '../../words/index.ts';
import { bring, type Brought } from './bringing.ts';
import style from './brought.module.css';
import { readPacked } from './carrying.ts';
import { keepNew } from './kept-designs.ts';
import { useWorkshopWords } from './words.ts';

/** Nothing for one that was opened. */
export function NotBrought({ brought }: { readonly brought: Brought }): ReactNode {
  const words = useWorkshopWords();
  switch (brought.kind) {
    case 'kept':
      return null;
    case 'bad':
      return <p role="alert">{words.bad[brought.bad]}</p>;
    case 'no-title':
      return <p role="alert">{words.noTitle}</p>;
    case 'unknown-title':
      return <p role="alert">{words.unknownTitle(brought.given)}</p>;
    case 'mended':
      return (
        <Suspense>
          <Mended brought={brought} />
        </Suspense>
      );
  }
}

const LISTED = 12;

function Mended({
  brought,
}: {
  readonly brought: Extract<Brought, { kind: 'mended' }>;
}): ReactNode {
  const words = useWorkshopWords();
  const { title, mended, design } = brought;
  const game = useGameWords(title);
  const [, go] = useLocation();
  return (
    <div className={style['mended']} role="alert">
      <p>
        <strong>{game.name}</strong>
      </p>
      <p>{words.mended(mended.length)}</p>
      <ul>
        {mended.slice(0, LISTED).map((fault, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>{game.refusal(fault)}</li>
        ))}
      </ul>
      {mended.length > LISTED && <p>{words.faultsLeft(mended.length - LISTED)}</p>}
      <Button small onClick={() => go(paths.design(title.id, keepNew(title.id, design)))}>
        {words.goOn}
      </Button>
    </div>
  );
}

export interface LinkedPageProps {
  readonly title: string;
  readonly packed: string;
}

/** A box in a link: a copy of it becomes a design of this device. */
export function LinkedPage({ title, packed }: LinkedPageProps): ReactNode {
  const words = useWorkshopWords();
  const [, go] = useLocation();
  const [brought, setBrought] = useState<Brought>();
  useEffect(() => {
    let isLeft = false;
    const read = async (): Promise<void> => {
      const answer = await bring(await readPacked(packed), titleOf(title));
      if (isLeft) return;
      setBrought(answer);
      if (answer.kind === 'kept') {
        go(paths.design(answer.title.id, answer.design), { replace: true });
      }
    };
    void read();
    return () => {
      isLeft = true;
    };
  }, [title, packed, go]);
  if (!brought || brought.kind === 'kept') return <Waiting />;
  return (
    <Page title={words.title}>
      <div className={style['linked']}>
        <h1>{words.title}</h1>
        <NotBrought brought={brought} />
        <p>
          <Link href={paths.workshop()}>{words.leave}</Link>
        </p>
      </div>
    </Page>
  );
}
