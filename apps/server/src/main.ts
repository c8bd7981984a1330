/** npm start: the client and the tables online, from one server. */
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { openPostgres, openSqlite, storeClock, type Database } from '@roundhouse/store';
import { StoreError } from '@roundhouse/table';
import { buildName, builtClient } from '../../web/serve/build.ts';
import { servingFiles } from '../../web/serve/static-server.ts';
import { qrCode, qrText } from '@roundhouse/ui/qr';
import { addressesOf, addressForOthers } from './addresses.ts';
import { faultFields, openLog } from './operate/log.ts';
import { BadOption, HELP, readOptions, type Options } from './options.ts';
import { VERSION } from './version.ts';
import { startServer, type RunningServer, type ServerOptions } from './server.ts';

// Garbage is looked for when the heap has grown by half, not when it is up to four times as large.
setFlagsFromString('--heap-growing-percent=50');
// This thread has room for what lives as long as a move takes (`config.node` of the package); others have little to keep.
setFlagsFromString('--max-semi-space-size=8');

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
      ? await openSqlite(join(data, 'roundhouse.db'), endBroken)
      : await openPostgres(databaseUrl);
  } catch (error) {
    if (error instanceof StoreError) fail(error.message);
    throw error;
  }
}

/** What this process believes of its store is not sure any more. Whoever starts it again reads what was kept, and who waits for an answer asks again. */
function endBroken(message: string): never {
  log('error', 'store-broken', { message });
  return process.exit(1);
}

type Client = Pick<ServerOptions, 'files' | 'build'>;

async function openClient({ hasClient }: Options): Promise<Client> {
  if (!hasClient) return { files: (_, response) => void response.writeHead(404).end() };
  const folder = await builtClient(say).catch((error: unknown): never => {
    // A service may write to its data alone.
    if (!/^(?:EACCES|EROFS|EPERM)$/.test(String(codeOf(error)))) throw error;
    return fail('the pages are not built, and may not be written here: npm start -- --prepare');
  });
  const build = buildName(folder);
  return { files: servingFiles(folder), ...(build === undefined ? {} : { build }) };
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

function reachedAt(port: number): readonly string[] {
  return wanted.publicUrl ? [wanted.publicUrl.href] : addressesOf(wanted.host, port);
}

/** The wanted port, or the first free one from the usual one on. */
async function served(database: Database, client: Client): Promise<RunningServer> {
  const { host, publicUrl } = wanted;
  for (let port = wanted.port ?? USUAL_PORT; ; port++) {
    try {
      return await startServer({
        database,
        host,
        port,
        ...client,
        addressAt: (at) => addressForOthers(reachedAt(at)),
        isSecure: publicUrl?.protocol === 'https:',
        hasLimits: wanted.hasLimits,
        ...(wanted.proxyHeader === undefined ? {} : { proxyHeader: wanted.proxyHeader }),
        ...(wanted.mail ? { mail: wanted.mail } : {}),
        gatherMs: GATHER_MS,
        botThreads: 2,
        now: () => clock.now(),
        quotas: wanted.quotas,
        ...(wanted.metricsToken === undefined ? {} : { metricsToken: wanted.metricsToken }),
        isBehindProxy: wanted.proxyHeader !== undefined || publicUrl !== undefined,
        farewellMs: wanted.farewellMs,
        log,
        onFault: (error, about) => log('error', 'fault', { ...about, ...faultFields(error) }),
      });
    } catch (error) {
      const isTaken = codeOf(error) === 'EADDRINUSE';
      if (isTaken && wanted.port === undefined && port < USUAL_PORT + TRIES) continue;
      if (isTaken) fail(`port ${port} is taken; choose another one with --port`);
      if (error instanceof StoreError) fail(error.message);
      fail(`can't listen on ${host}: ${String(codeOf(error) ?? error)}`);
    }
  }
}

const wanted = options();
if (wanted.isPreparing) {
  await builtClient(say);
  process.exit(0);
}
const isSeen = process.stderr.isTTY;
const log = openLog({
  from: wanted.logLevel ?? (isSeen ? 'warn' : 'info'),
  isReadable: isSeen,
  now: () => Date.now(),
  write: (line) => void process.stderr.write(line),
});
// What nobody waited for and failed is one table's trouble: the others play on.
process.on('unhandledRejection', (error) => log('error', 'fault', faultFields(error)));
const database = await openStore(wanted);
const clock = await storeClock(database);
const server = await served(database, await openClient(wanted));
const addresses = reachedAt(server.port);
log('info', 'open', {
  version: VERSION,
  port: server.port,
  store: wanted.databaseUrl === undefined ? 'sqlite' : 'postgres',
  node: process.version,
});
const { administratorCode: code } = server;
const forFirst =
  code === undefined ? '' : `\nNobody looks after this place yet. The code for it: ${code}`;
// In one go: who has read the address may not read on.
console.log(`Roundhouse is open: ${addresses.join(' and ')}${forFirst}`);
const elsewhere = addressForOthers(addresses);
if (elsewhere !== undefined) console.log(`\n${qrText(qrCode(elsewhere))}\n${elsewhere}`);

async function end(): Promise<void> {
  await server.drain();
  clock.end();
  await database.close();
  log('info', 'ended');
  process.exit(0);
}
process.once('SIGTERM', () => void end());
process.once('SIGINT', () => void end());
// A program that has started this one, and is gone.
process.once('disconnect', () => void end());
