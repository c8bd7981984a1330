/** The store itself, looked at and left as it is. */
import { join, resolve } from 'node:path';
import { lookAtStore, type StoreFinding } from '@roundhouse/store';
import type { Options } from '../../options.ts';
import { vapidFrom } from '../../telegrams/push/vapid.ts';
import { bad, good, warning, type Circumstances, type Finding } from './finding.ts';

/** What differs more confuses who reads both logs; what time it is for play, the store says. */
const CLOCK_MS = 2_000;
export async function storeFindings(
  { databaseUrl, data }: Options,
  { now }: Circumstances,
): Promise<readonly Finding[]> {
  const place = databaseUrl ?? join(resolve(data), 'roundhouse.db');
  const looked = await lookAtStore(place, now);
  const name = databaseUrl === undefined ? 'SQLite' : 'PostgreSQL';
  return looked.map((finding) => storeFinding(name, finding));
}

export function storeFinding(name: string, finding: StoreFinding): Finding {
  switch (finding.kind) {
    case 'fresh':
      return good('store', `${name}, empty: it is set up at the first start`);
    case 'version':
      return finding.missing === 0
        ? good('store', `${name}, version ${finding.version}`)
        : warning(
            'store',
            `${name} is of version ${finding.version}: ${finding.missing} steps follow at the next start`,
            "look at them with 'roundhouse migrate --dry-run', and make a backup before",
          );
    case 'newer':
      return bad(
        'store',
        finding.message,
        'start the newer program, or restore a backup of before',
      );
    case 'unreachable':
      return bad(
        'store',
        `${name} can't be used: ${finding.message}`,
        name === 'SQLite'
          ? 'look at the folder and the file in it'
          : 'look at DATABASE_URL, whether the server is up, and whether its rules let this machine in',
      );
    case 'server':
      return finding.isOld
        ? bad('store', `PostgreSQL ${finding.version}`, 'PostgreSQL 14 or newer is wanted')
        : good('store', `PostgreSQL ${finding.version}`);
    case 'setting':
      return finding.isSafe
        ? good('durability', `${finding.name} = ${finding.value}`)
        : bad(
            'durability',
            `${finding.name} = ${finding.value}: what was answered can be lost`,
            `set ${finding.name} to on`,
          );
    case 'clock': {
      const seconds = (finding.offMs / 1000).toFixed(1);
      return Math.abs(finding.offMs) < CLOCK_MS
        ? good('clock', `${seconds} s off the store’s`)
        : warning(
            'clock',
            `this machine’s clock is ${seconds} s off the store’s`,
            'let both follow the same time server; for play the store’s counts',
          );
    }
    case 'push-keys':
      return vapidFrom(finding.body)
        ? good('push', 'the keys by which messages to browsers are signed are whole')
        : bad(
            'push',
            "the keys by which messages to browsers are signed can't be read: a server does not start with them",
            "restore a backup; or delete from house_key where name = 'vapid': new ones are made, and every browser has to be asked again",
          );
    case 'damaged':
      return bad(
        'store',
        `it is damaged: ${finding.message}`,
        'end the server, keep the file, and restore the last backup',
      );
  }
}
