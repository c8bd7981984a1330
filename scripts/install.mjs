// Installs the dependencies of a folder exactly as its lock file says, and only when that changed.
// It runs on any Node >= 18 and writes to stderr only.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

const HEARTBEAT_MS = 2_000;
const STALE_MS = 30_000;

/** A reason to stop that the reader can act on: shown as one line. */
export class Stop extends Error {}

export const say = (line) => process.stderr.write(`roundhouse: ${line}\n`);
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

function textOf(path) {
  try {
    return fs.readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

const stampFile = (folder) => join(folder, 'node_modules', '.roundhouse-stamp');

/** What node_modules must have been installed from. */
function wantedStamp(folder) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const name of ['package-lock.json', '.npmrc']) hash.update(textOf(join(folder, name)) ?? '');
  return hash.digest('hex');
}

/** Whether npm was already run by hand and left exactly what the lock file asks for. */
function isInstalledByHand(folder) {
  const hidden = textOf(join(folder, 'node_modules', '.package-lock.json'));
  if (hidden === undefined) return false;
  const wanted = JSON.parse(fs.readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(hidden).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || (present[path] ? present[path].version === version : optional),
  );
}

function isInstalled(folder, stamp) {
  if (textOf(stampFile(folder)) === stamp) return true;
  if (!isInstalledByHand(folder)) return false;
  fs.writeFileSync(stampFile(folder), stamp);
  return true;
}

/** The owner of a lock that nobody holds any more, or undefined while its holder lives. */
function staleOwner(lock) {
  const owner = textOf(join(lock, 'owner')) ?? '';
  const [host, pid] = owner.split(' ');
  if (host === hostname()) {
    try {
      process.kill(Number(pid), 0);
    } catch (error) {
      if (error.code === 'ESRCH') return owner;
    }
  }
  const touched = fs.statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  return Date.now() - touched > STALE_MS ? owner : undefined;
}

/** Takes a stale lock away. Of several that try, rename lets only one succeed. */
function breakLock(lock, owner) {
  const aside = `${lock}.${process.pid}`;
  try {
    fs.renameSync(lock, aside);
    // Somebody else broke the stale lock and took a new one in between: give it back.
    if ((textOf(join(aside, 'owner')) ?? '') !== owner) fs.renameSync(aside, lock);
  } catch {
    // Another process was faster; the caller looks again.
  }
  fs.rmSync(aside, { recursive: true, force: true });
}

async function takeLock(lock) {
  for (let told = false; ;) {
    try {
      fs.mkdirSync(lock);
      fs.writeFileSync(join(lock, 'owner'), `${hostname()} ${process.pid}`);
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const stale = staleOwner(lock);
    if (stale !== undefined) {
      breakLock(lock, stale);
      continue;
    }
    if (!told) say('another process is at it; waiting for it');
    told = true;
    await pause(200);
  }
}

/** Runs the task while this process alone holds the lock, and keeps the lock fresh meanwhile. */
export async function withLock(lock, task) {
  await takeLock(lock);
  const heartbeat = setInterval(() => {
    const now = new Date();
    fs.utimes(lock, now, now, () => {});
  }, HEARTBEAT_MS);
  const release = () => fs.rmSync(lock, { recursive: true, force: true });
  const leave = (signal) => {
    release();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.once('SIGINT', leave).once('SIGTERM', leave);
  try {
    return await task();
  } finally {
    clearInterval(heartbeat);
    process.off('SIGINT', leave).off('SIGTERM', leave);
    release();
  }
}

/** The npm that started us if any, else the one on the path. */
function npmCommand() {
  const cli = process.env.npm_execpath;
  if (cli && /npm-cli\.c?js$/.test(cli)) return { file: process.execPath, first: [cli] };
  return { file: 'npm', first: [], shell: process.platform === 'win32' };
}

/** The cause in npm's own words, without its lines of advice. */
function npmCause(output) {
  const said = output
    .split('\n')
    .filter((line) => /^npm (error|ERR!) /.test(line))
    .map((line) => line.replace(/^npm (error|ERR!) /, '').trim());
  const code = said.find((line) => line.startsWith('code '))?.slice(5);
  const detail = said.find((line) => line !== '' && !/^(code|errno|syscall|path) /.test(line));
  return [code, detail].filter(Boolean).join(': ') || 'npm gave no reason';
}

function runNpmCi(folder) {
  const { file, first, shell } = npmCommand();
  const flags = ['--ignore-scripts', '--include=dev', '--include=optional', '--loglevel=error'];
  return new Promise((done, fail) => {
    const npm = spawn(file, [...first, 'ci', ...flags, '--no-audit', '--no-fund'], {
      cwd: folder,
      shell,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk) => (output = (output + chunk).slice(-20_000));
    npm.stdout.on('data', keep);
    npm.stderr.on('data', keep);
    npm.on('error', () =>
      fail(new Stop('npm was not found; install Node.js with npm and try again')),
    );
    npm.on('close', (code) => {
      if (code === 0) done();
      else fail(new Stop(`could not install the dependencies (${npmCause(output)})`));
    });
  });
}

/** Brings the folder's node_modules to what its lock file says; two at a time are no trouble. */
export async function install(folder, what) {
  const stamp = wantedStamp(folder);
  if (isInstalled(folder, stamp)) return;
  await withLock(join(folder, '.boot-lock'), async () => {
    if (isInstalled(folder, stamp)) return;
    say(`installing ${what}, once`);
    await runNpmCi(folder);
    fs.writeFileSync(stampFile(folder), stamp);
  });
}
