/** One's pass: devices, keys, programs, games. Nothing of it is needed to play. */
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Part } from '../../app/part.tsx';
import { QuietLink } from '../../app/button.tsx';
import { Page } from '../../app/page.tsx';
import { Waiting } from '../../app/waiting.tsx';
import { NoServerPage } from '../../invitation/no-server.tsx';
import { onlinePaths } from '../../online/paths.ts';
import { NoServer } from '../../online/server.ts';
import { WaysIn } from './arriving.tsx';
import { Devices } from './devices.tsx';
import { FirstKeeper } from './first-keeper.tsx';
import { KeyRack } from './key-rack.tsx';
import { Leaving } from './leaving.tsx';
import style from './me.module.css';
import { readMine, type Mine, type MineProps } from './mine.ts';
import { BlankPass, OwnPass } from './own-pass.tsx';
import { Programs } from './programs.tsx';
import { BeingTold } from './told/index.tsx';
import { useAccountWords } from './use-asking.ts';
import { Vacation } from './vacation.tsx';

type Known = { readonly mine?: Mine } | 'no-server';

async function look(signal: AbortSignal): Promise<Known> {
  try {
    const mine = await readMine(signal);
    return mine ? { mine } : {};
  } catch (error) {
    if (error instanceof NoServer) return 'no-server';
    throw error;
  }
}

/** `code`: from a link that another device showed. */
export function MePage({ code }: { readonly code?: string }): ReactNode {
  const words = useAccountWords();
  const [known, setKnown] = useState<Known>();
  const [brought, setBrought] = useState(0);
  const [used, setUsed] = useState<string>();
  const refresh = useCallback(
    (signal: AbortSignal) => look(signal).then(setKnown, () => undefined),
    [],
  );
  useEffect(() => {
    const leaving = new AbortController();
    void refresh(leaving.signal);
    return () => leaving.abort();
  }, [refresh]);
  const again = (): void => void refresh(new AbortController().signal);
  const arrived = (count: number): void => {
    setBrought(count);
    again();
    // It is the same page without the code, which works once.
    setUsed(code);
    if (code !== undefined) history.replaceState(null, '', `#${onlinePaths.me}`);
  };
  if (!known) return <Waiting />;
  if (known === 'no-server') return <NoServerPage title={words.title} />;
  const { mine } = known;
  const isUnused = code !== undefined && code !== used;
  const ways = { onArrived: arrived, ...(isUnused ? { code } : {}) };
  return (
    <Page title={words.title}>
      <div className={style['me']}>
        <output className={style['brought']}>{brought > 0 && words.bring.brought(brought)}</output>
        {mine ? (
          <Here mine={mine} again={again} ways={ways} />
        ) : (
          <>
            <BlankPass again={again} />
            <Part id="ways-in" title={words.arriving.title} className={style['part']}>
              <WaysIn {...ways} />
            </Part>
          </>
        )}
      </div>
    </Page>
  );
}

interface HereProps extends MineProps {
  readonly ways: Parameters<typeof WaysIn>[0];
}

function Here({ mine, ways, again }: HereProps): ReactNode {
  const { arriving, games, administrator } = useAccountWords();
  const { person, sessions } = mine;
  const programs = sessions.filter(({ via }) => via === 'program');
  const devices = sessions.filter(({ via }) => via !== 'program');
  return (
    <>
      <OwnPass key={person.name} mine={mine} again={again} />
      {mine.isGuest && (
        <details className={style['fold']} open={ways.code !== undefined}>
          <summary>{arriving.fold}</summary>
          <WaysIn {...ways} guest={mine} />
        </details>
      )}
      <div className={style['halls']}>
        <div>
          <Devices sessions={devices} again={again} />
          <BeingTold />
          <Part id="games" title={games.title} className={style['part']}>
            <p>{games.text}</p>
            <QuietLink href={onlinePaths.games}>{games.open}</QuietLink>
            {!mine.isGuest && (
              <QuietLink href={onlinePaths.player(person.id)}>{games.record}</QuietLink>
            )}
          </Part>
          <Vacation />
          <Programs sessions={programs} again={again} />
        </div>
        <div>
          <KeyRack mine={mine} again={again} />
          <Leaving mine={mine} again={again} />
          {person.isAdmin ? (
            <QuietLink href={onlinePaths.administrator}>{administrator.link}</QuietLink>
          ) : (
            !mine.hasKeeper && <FirstKeeper />
          )}
        </div>
      </div>
    </>
  );
}
