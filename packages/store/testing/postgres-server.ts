/**
 * A real PostgreSQL for tests: the server that TEST_DATABASE_URL names, one that is installed, or one from a package.
 * Each who asks gets a new database of his own.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { packagedPostgres } from './packaged-postgres.ts';

export interface PostgresServer {
  /** A new, empty database. */
  database(): Promise<string>;
  /** Ends the server at once, as a failing machine would; `restart` brings it back with all that it had kept. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const run = promisify(execFile);
const PATIENCE_MS = 30_000;

export interface PostgresOptions {
  /** Nobody pulls the plug: its files may lie in memory, where a new database takes half and waits for no disk. */
  readonly inMemory?: boolean;
}

export async function startPostgres({
  inMemory = false,
}: PostgresOptions = {}): Promise<PostgresServer> {
  const given = process.env['TEST_DATABASE_URL'];
  return given ? givenServer(given) : ownServer(inMemory ? memory() : tmpdir());
}

const SHARED_MEMORY = '/dev/shm';
const ROOM = 2 ** 32;

/** Where files lie in memory, if there is room for a few hundred databases. */
function memory(): string {
  if (!existsSync(SHARED_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize < ROOM ? tmpdir() : SHARED_MEMORY;
}

let made = 0;

async function createDatabase(url: string): Promise<string> {
  made += 1;
  const name = `roundhouse_${process.pid}_${Date.now()}_${made}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

function givenServer(url: string): PostgresServer {
  const refuse = async (): Promise<never> => {
    throw new Error('the server of TEST_DATABASE_URL is not ours to end');
  };
  return {
    database: () => createDatabase(url),
    kill: refuse,
    restart: refuse,
    stop: async () => undefined,
  };
}

async function ownServer(parent: string): Promise<PostgresServer> {
  const bin = installedPostgres() ?? (await packagedPostgres());
  const folder = mkdtempSync(join(parent, 'roundhouse-postgres-'));
  const owner = await ownerOf(folder);
  const data = join(folder, 'data');
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'roundhouse', '-A', 'trust', '-E', 'UTF8', '-N'],
    {
      ...owner,
      cwd: folder,
    },
  );
  const port = await freePort();
  const url = `postgres://roundhouse@127.0.0.1:${port}/postgres`;
  const unwatch = endWithProcess(folder);
  let server = await started();

  async function started(): Promise<ChildProcess> {
    const options = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
    const args = options.flatMap((option) => ['-c', option]);
    const child = spawn(join(bin, 'postgres'), ['-D', data, ...args], {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    });
    await answering(url, child);
    return child;
  }
  const ended = (signal: NodeJS.Signals): Promise<void> =>
    new Promise((done) => {
      if (server.exitCode !== null || server.signalCode !== null) return done();
      server.once('exit', () => done());
      server.kill(signal);
    });
  return {
    database: () => createDatabase(url),
    kill: () => ended('SIGQUIT'),
    async restart() {
      await ended('SIGINT');
      server = await started();
    },
    async stop() {
      unwatch();
      await ended('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What runs until this process has gone, in whatever way, and then ends the server. */
const AFTERWARDS =
  'read -r _; kill -QUIT "$(head -1 "$0/data/postmaster.pid")"; sleep 1; rm -rf "$0"';

/** A run that is broken off leaves no server behind. Answers how that is forgotten. */
function endWithProcess(folder: string): () => void {
  if (process.platform === 'win32') return () => undefined;
  const watching = spawn('sh', ['-c', AFTERWARDS, folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watching.unref();
  (watching.stdin as Socket).unref();
  return () => void watching.kill();
}

/** The newest that is installed, on the path or where Debian puts it. */
function installedPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : [];
  const folders = [
    ...versions.toSorted((a, b) => b - a).map((version) => `${debian}/${version}/bin`),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find((folder) =>
    ['postgres', 'initdb'].every((name) => existsSync(join(folder, name))),
  );
}

/** PostgreSQL will not run as root: then it runs as its own user, or as nobody. */
async function ownerOf(folder: string): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const ids = await Promise.all(
      ['-u', '-g'].map((flag) => run('id', [flag, name]).then(({ stdout }) => Number(stdout))),
    ).catch(() => undefined);
    const [uid, gid] = ids ?? [];
    if (uid === undefined || gid === undefined) continue;
    chownSync(folder, uid, gid);
    return { uid, gid };
  }
  throw new Error('PostgreSQL does not run as root, and there is no other user');
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until;) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}`);
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((done) => setTimeout(done, 50));
    }
  }
  throw new Error('PostgreSQL does not answer');
}
