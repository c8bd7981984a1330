/** How a store does, for who asks before a server is started over it: nothing is changed and nothing is made. */
import { existsSync } from 'node:fs';
import { StoreError } from '@roundhouse/table/match-store';
import { CompiledQuery } from 'kysely';
import { assertKnown } from '../migrate.ts';
import { SCHEMA_STEPS } from '../migrations.ts';
import { DURABLE_SETTINGS, isDurable } from '../postgres/durability.ts';
import { storedVersion } from './plan.ts';
import { openSession } from './open-session.ts';
import { isPostgres, type Session } from './session.ts';

export type StoreFinding =
  | { readonly kind: 'fresh' }
  | { readonly kind: 'version'; readonly version: number; readonly missing: number }
  | { readonly kind: 'newer' | 'unreachable' | 'damaged'; readonly message: string }
  | { readonly kind: 'server'; readonly version: string; readonly isOld: boolean }
  | {
      readonly kind: 'setting';
      readonly name: string;
      readonly value: string;
      readonly isSafe: boolean;
    }
  | { readonly kind: 'clock'; readonly offMs: number }
  /** What they have to be, whoever signs with them knows. */
  | { readonly kind: 'push-keys'; readonly body: string };

/** Older ones are no longer looked after by those who make it. */
const OLDEST = 14;

export async function lookAtStore(
  place: string,
  now: () => number,
): Promise<readonly StoreFinding[]> {
  if (!isPostgres(place) && !existsSync(place)) return [{ kind: 'fresh' }];
  let session: Session | undefined;
  try {
    session = await openSession(place);
    return [
      ...(session.kind === 'postgres' ? await serverFindings(session, now) : []),
      ...(await versionFindings(session)),
      ...(await keyFindings(session)),
      ...(await session.faults()).map((message) => ({ kind: 'damaged', message }) as const),
    ];
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return [{ kind: 'unreachable', message: error.message }];
  } finally {
    await session?.close();
  }
}

async function versionFindings(session: Session): Promise<readonly StoreFinding[]> {
  const version = await storedVersion(session, await session.tables());
  if (version === 0) return [{ kind: 'fresh' }];
  try {
    assertKnown(version);
  } catch (error) {
    return [{ kind: 'newer', message: error instanceof Error ? error.message : String(error) }];
  }
  const missing = SCHEMA_STEPS.filter((step) => step.version > version).length;
  return [{ kind: 'version', version, missing }];
}

async function keyFindings({ all, build, tables }: Session): Promise<readonly StoreFinding[]> {
  if (!(await tables()).some(({ name }) => name === 'house_key')) return [];
  const keys = await all(build.selectFrom('house_key').select('body').where('name', '=', 'vapid'));
  return keys.map(({ body }) => ({ kind: 'push-keys', body: String(body) }));
}

/** `number`: as the server counts its versions, 14.2 as 140002. */
export function serverFinding(version: string, number: number): StoreFinding {
  return { kind: 'server', version, isOld: number < OLDEST * 10_000 };
}

async function serverFindings(
  { all }: Session,
  now: () => number,
): Promise<readonly StoreFinding[]> {
  const asked = async (sql: string): Promise<string> => {
    const [row] = await all(CompiledQuery.raw(sql));
    return String(Object.values(row ?? {})[0]);
  };
  const number = Number(await asked('show server_version_num'));
  const version = await asked('show server_version');
  const settings: StoreFinding[] = [];
  for (const name of DURABLE_SETTINGS) {
    const value = await asked(`show ${name}`);
    settings.push({ kind: 'setting', name, value, isSafe: isDurable(name, value) });
  }
  const before = now();
  const there = Number(
    await asked('select (extract(epoch from clock_timestamp()) * 1000)::bigint'),
  );
  // It was said in the middle of the question.
  const offMs = Math.round((before + now()) / 2 - there);
  return [serverFinding(version, number), ...settings, { kind: 'clock', offMs }];
}
