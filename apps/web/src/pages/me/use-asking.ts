/** Asks the server something for a page, and says in words why it did not work. */
import { Refused } from '@roundhouse/contract/client';
import { ACCOUNT, type Account } from '@roundhouse/ui/words/account';
import { useState } from 'react';
import { useReading } from '../../words/index.ts';

export function useAccountWords(): Account {
  return useReading()(ACCOUNT);
}

type Reason = keyof Account['refused'];

/** The line broke. */
const NO_ANSWER = 'no-answer';

const REASONS: Readonly<Record<string, Reason>> = {
  [NO_ANSWER]: 'unreachable',
  'bad-code': 'code',
  'wrong-password': 'password',
  'login-taken': 'login',
  'bad-passkey': 'passkey',
  'too-many': 'tooMany',
  'bad-request': 'shape',
  banned: 'banned',
  'has-account': 'hasAccount',
};

export interface Asking {
  readonly isBusy: boolean;
  /** What to say to who asked. */
  readonly trouble: string | undefined;
  /** And then, where it worked, what follows. */
  run(work: () => Promise<unknown>, then?: () => unknown): void;
}

/** `own`: what a code means at this place alone. */
export function useAsking(own: Readonly<Record<string, string>> = {}): Asking {
  const { refused } = useAccountWords();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const attempt = async (...[work, then]: Parameters<Asking['run']>): Promise<void> => {
    setBusy(true);
    setTrouble(undefined);
    try {
      await work();
      await then?.();
    } catch (error) {
      // Who sends the browser's question away has not failed.
      if (error instanceof DOMException) return;
      setTrouble(error instanceof Refused ? error.code : NO_ANSWER);
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    trouble: trouble && (own[trouble] ?? refused[REASONS[trouble] ?? 'other']),
    run: (work, then) => void attempt(work, then),
  };
}
