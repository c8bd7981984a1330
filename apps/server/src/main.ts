/** npm start: the client and the tables online, from one server. */
import { join } from 'node:path';
import { openPostgres, openSqlite, type Database } from '@roundhouse/store';
import { StoreError } from '@roundhouse/table';
import { buildName, builtClient } from '../../web/serve/build.ts';
import { servingFiles } from '../../web/serve/static-server.ts';
import { qrCode, qrText } from '@roundhouse/ui/qr';
import { addressesOf, addressForOthers } from './addresses.ts';
import { BadOption, HELP, readOptions, type Options } from './options.ts';
import { startServer, type RunningServer } from './server.ts';

const USUAL_PORT = 4170;
const TRIES = 20;
const GATHER_MS = 10_000;

const say = (line: string): void => void process.stderr.write(`roundhouse: ${line}\n`);

function fail(message: string): never {
  say(message);
  process.exit(2);
}

function options(): Options {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(HELP);
    process.exit(0);
  }
  try {
    return readOptions(args, process.env);
  } catch (error) {
    if (error instanceof BadOption) fail(error.message);
    throw error;
  }
}

async function openStore({ databaseUrl, data }: Options): Promise<Database> {
  try {
    return databaseUrl === undefined
      ? await openSqlite(join(data, 'roundhouse.db'))
      : await openPostgres(databaseUrl);
  } catch (error) {
    if (error instanceof StoreError) fail(error.message);
    throw error;
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

function reachedAt(port: number): readonly string[] {
  return wanted.publicUrl ? [wanted.publicUrl.href] : addressesOf(wanted.host, port);
}

/** The wanted port, or the first free one from the usual one on. */
async function served(database: Database, folder: string): Promise<RunningServer> {
  const { host, publicUrl } = wanted;
  const build = buildName(folder);
  for (let port = wanted.port ?? USUAL_PORT; ; port++) {
    try {
      return await startServer({
        database,
        host,
        port,
        files: servingFiles(folder),
        addressAt: (at) => addressForOthers(reachedAt(at)),
        ...(build === undefined ? {} : { build }),
        isSecure: publicUrl?.protocol === 'https:',
        gatherMs: GATHER_MS,
        botThreads: 1,
        now: () => Date.now(),
        onFault: (error) => say(error instanceof Error ? (error.stack ?? '') : String(error)),
      });
    } catch (error) {
      const isTaken = codeOf(error) === 'EADDRINUSE';
      if (isTaken && wanted.port === undefined && port < USUAL_PORT + TRIES) continue;
      if (isTaken) fail(`port ${port} is taken; choose another one with --port`);
      fail(`can't listen on ${host}: ${String(codeOf(error) ?? error)}`);
    }
  }
}

const wanted = options();
const database = await openStore(wanted);
const server = await served(database, await builtClient(say));
const addresses = reachedAt(server.port);
if (server.administratorCode !== undefined) {
  console.log(`Nobody looks after this place yet. The code for it: ${server.administratorCode}`);
}
console.log(`Roundhouse is open: ${addresses.join(' and ')}`);
const elsewhere = addressForOthers(addresses);
if (elsewhere !== undefined) console.log(`\n${qrText(qrCode(elsewhere))}\n${elsewhere}`);

async function end(): Promise<void> {
  await server.drain();
  await database.close();
  process.exit(0);
}
process.once('SIGTERM', () => void end());
process.once('SIGINT', () => void end());
