/** What waits in the office, looked at anew now and then. */
import type { Answer } from '@roundhouse/contract';
import { Refused } from '@roundhouse/contract/client';
import { ADMINISTRATOR, type Administrator } from '@roundhouse/ui/words/administrator';
import { useCallback, useEffect, useState } from 'react';
import { server } from '../../online/here.ts';
import { inParts } from '../../online/in-parts.ts';
import { NoServer } from '../../online/server.ts';
import { useReading } from '../../words/index.ts';

export function useOfficeWords(): Administrator {
  return useReading()(ADMINISTRATOR);
}

interface Listed<T> {
  readonly some: readonly T[];
  readonly hasMore: boolean;
}

export interface Office {
  readonly server: Answer<'readServer'>;
  readonly reports: Answer<'listReports'>['reports'];
  readonly people: Listed<Answer<'listPeople'>['people'][number]>;
  readonly tables: Listed<Answer<'listEveryTable'>['tables'][number]>;
  /** When it was looked at, in milliseconds since 1970. */
  readonly at: number;
}

const EVERY_MS = 15_000;

/** What is looked for, and how many parts of each list. */
export interface Looked {
  readonly named: string;
  readonly people: number;
  readonly tables: number;
}

async function look(looked: Looked, signal: AbortSignal): Promise<Office | 'closed'> {
  const { named } = looked;
  const ask = server.askUntilAnswered(signal);
  try {
    const [place, { reports }, people, tables] = await Promise.all([
      ask('readServer', {}),
      ask('listReports', {}),
      inParts(
        looked.people,
        async (skip) => {
          const part = await ask('listPeople', { skip, ...(named === '' ? {} : { named }) });
          return { some: part.people, hasMore: part.hasMore };
        },
        ({ person }) => person,
      ),
      inParts(
        looked.tables,
        async (skip) => {
          const part = await ask('listEveryTable', { skip });
          return { some: part.tables, hasMore: part.hasMore };
        },
        ({ table }) => table,
      ),
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

export function useOffice({ named, people, tables }: Looked): OfficeAsked {
  const [office, setOffice] = useState<Office | 'closed'>();
  const refresh = useCallback(
    (signal: AbortSignal) =>
      look({ named, people, tables }, signal).then(setOffice, () => undefined),
    [named, people, tables],
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
