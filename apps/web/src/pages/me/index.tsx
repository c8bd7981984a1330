/** One's devices and account: nothing of it is needed to play. */
import type { Answer } from '@roundhouse/contract';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Page } from '../../app/page.tsx';
import { Waiting } from '../../app/waiting.tsx';
import { LineSign } from '../../invitation/line-sign.tsx';
import { NoServerHere } from '../../invitation/no-server.tsx';
import { line, server } from '../../online/here.ts';
import { NoServer } from '../../online/server.ts';
import { AccountCard } from './account-card.tsx';
import { DeviceCode, TypeCode } from './device-code.tsx';
import { Devices } from './devices.tsx';
import { Leaving } from './leaving.tsx';
import style from './me.module.css';
import { PasskeyCard } from './passkey-card.tsx';
import { RecoveryCard } from './recovery-card.tsx';
import { SignIn } from './sign-in.tsx';
import { useAccountWords } from './use-asking.ts';

export interface Mine {
  readonly person: NonNullable<Answer<'readMe'>['person']>;
  readonly account: Answer<'readAccount'>;
  readonly sessions: Answer<'listSessions'>['sessions'];
}

type Known = { readonly mine?: Mine } | 'no-server';

async function look(signal: AbortSignal): Promise<Known> {
  const ask = server.askUntilAnswered(signal);
  try {
    const { person } = await ask('readMe', {});
    if (!person) return {};
    const account = await ask('readAccount', {});
    const { sessions } = await ask('listSessions', {});
    return { mine: { person, account, sessions } };
  } catch (error) {
    if (error instanceof NoServer) return 'no-server';
    throw error;
  }
}

export function MePage(): ReactNode {
  const words = useAccountWords();
  const [known, setKnown] = useState<Known>();
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
  if (!known) return <Waiting />;
  if (known === 'no-server') {
    return (
      <Page title={words.title}>
        <NoServerHere />
      </Page>
    );
  }
  const { mine } = known;
  return (
    <Page title={words.title}>
      <div className={style['me']}>
        <header>
          <h1>{words.title}</h1>
          <p>{words.lead}</p>
          <p>
            <strong>{mine ? words.youAre(mine.person.name) : words.nobody}</strong>
          </p>
          <LineSign wire={line} />
        </header>
        {mine ? (
          <>
            <DeviceCode />
            <Devices sessions={mine.sessions} again={again} />
            <AccountCard account={mine.account} again={again} />
            <PasskeyCard mine={mine} again={again} />
            <RecoveryCard account={mine.account} again={again} />
            <Leaving account={mine.account} again={again} />
          </>
        ) : (
          <>
            <TypeCode again={again} />
            <SignIn again={again} />
          </>
        )}
      </div>
    </Page>
  );
}
