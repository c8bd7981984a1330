/** What waits in the office, looked at anew now and then. */
import type { Answer } from '@roundhouse/contract';
import { Refused } from '@roundhouse/contract/client';
import { ADMINISTRATOR, type Administrator } from '@roundhouse/ui/words/administrator';
import { useCallback, useEffect, useState } from 'react';
import { server } from '../../online/here.ts';
import { NoServer } from '../../online/server.ts';
import { useReading } from '../../words/index.ts';

export function useOfficeWords(): Administrator {
  return useReading()(ADMINISTRATOR);
}

export interface Office {
  readonly server: Answer<'readServer'>;
  readonly reports: Answer<'listReports'>['reports'];
  readonly people: Answer<'listPeople'>;
  readonly tables: Answer<'listEveryTable'>;
  /** When it was looked at, in milliseconds since 1970. */
  readonly at: number;
}

const EVERY_MS = 15_000;

async function look(named: string, signal: AbortSignal): Promise<Office | 'closed'> {
  const ask = server.askUntilAnswered(signal);
  try {
    const [place, { reports }, people, tables] = await Promise.all([
      ask('readServer', {}),
      ask('listReports', {}),
      ask('listPeople', named === '' ? {} : { named }),
      ask('listEveryTable', {}),
    ]);
    return { server: place, reports, people, tables, at: Date.now() };
  } catch (error) {
    if (error instanceof Refused || error instanceof NoServer) return 'closed';
    throw error;
  }
}

export interface OfficeAsked {
  /** Undefined until it is known; closed to who does not look after the place. */
  readonly office: Office | 'closed' | undefined;
  again(): void;
}

export function useOffice(named: string): OfficeAsked {
  const [office, setOffice] = useState<Office | 'closed'>();
  const refresh = useCallback(
    (signal: AbortSignal) => look(named, signal).then(setOffice, () => undefined),
    [named],
  );
  useEffect(() => {
    const leaving = new AbortController();
    void refresh(leaving.signal);
    const timer = setInterval(() => void refresh(leaving.signal), EVERY_MS);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [refresh]);
  return { office, again: () => void refresh(new AbortController().signal) };
}
