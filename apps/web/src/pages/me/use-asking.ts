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
  run(work: () => Promise<void>): void;
}

/** `own`: what a code means at this place alone. */
export function useAsking(own: Readonly<Record<string, string>> = {}): Asking {
  const { refused } = useAccountWords();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setTrouble(undefined);
    try {
      await work();
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
    run: (work) => void run(work),
  };
}
