import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { plant } from './plant.ts';

interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

function start(args: readonly string[], env: NodeJS.ProcessEnv = {}, input = '') {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env } });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  child.stdin.end(input);
  const ended = new Promise<Ended>((done) => {
    child.on('close', (code, signal) => done({ code, signal, stdout, stderr }));
  });
  return { child, ended };
}

const boot = join(root, 'scripts/boot.mjs');

test('boot hands over arguments, input, output and exit code, and prints nothing itself', async () => {
  const target = join(
    plant({
      'target.ts': `let text: string = '';
for await (const chunk of process.stdin) text += chunk;
console.log(JSON.stringify(process.argv.slice(2)), text, Number(process.versions.node.split('.')[0]) >= 26);
process.exitCode = 7;`,
    }),
    'target.ts',
  );
  expect(await start([boot, target, 'a b', '--c'], {}, 'input').ended).toEqual({
    code: 7,
    signal: null,
    stdout: '["a b","--c"] input true\n',
    stderr: '',
  });
});

test('a package says what its Node is started with', async () => {
  const folder = plant({
    'package.json':
      '{ "type": "module", "config": { "node": "--max-semi-space-size=5 --no-warnings" } }',
    'src/target.ts': 'console.log(process.execArgv.join(), process.argv.slice(2).join());',
  });
  const { stdout } = await start([boot, join(folder, 'src/target.ts'), 'a']).ended;
  expect(stdout).toBe('--max-semi-space-size=5,--no-warnings a\n');
});

test('boot passes signals on', async () => {
  const folder = plant({ 'target.ts': "console.log('up'); setInterval(() => {}, 1000);" });
  const { child, ended } = start([boot, join(folder, 'target.ts')]);
  child.stdout.once('data', () => child.kill('SIGTERM'));
  expect(await ended).toMatchObject({ code: null, signal: 'SIGTERM' });
});

test('boot says in one line what is missing', async () => {
  const { code, stdout, stderr } = await start([boot, 'scripts/nothing.ts']).ended;
  expect([code, stdout, stderr]).toEqual([1, '', 'roundhouse: there is no scripts/nothing.ts\n']);
});

/** A folder to install, an npm that notes each of its runs there, and a program that installs. */
function plantInstall(npm: string) {
  const folder = plant({
    'package-lock.json': '{"packages":{"node_modules/a":{"version":"1.0.0"}}}',
    'npm/npm-cli.js': `const fs = require('node:fs');
fs.appendFileSync('runs', process.argv[2] + '\\n');
${npm}`,
    'install.mjs': `import { install } from ${JSON.stringify(pathToFileURL(join(root, 'scripts/install.mjs')))};
await install(process.argv[2], 'things').catch((error) => {
  console.log(error.message);
  process.exitCode = 1;
});`,
  });
  const env = { npm_execpath: join(folder, 'npm/npm-cli.js') };
  return {
    folder,
    install: () => start([join(folder, 'install.mjs'), folder], env).ended,
    runs: () =>
      existsSync(join(folder, 'runs')) ? readFileSync(join(folder, 'runs'), 'utf8') : '',
  };
}

const slowNpm = "setTimeout(() => fs.mkdirSync('node_modules'), 300);";

test('three installs at a time run npm once, and a later one not at all', async () => {
  const { folder, install, runs } = plantInstall(slowNpm);
  const ended = await Promise.all([install(), install(), install()]);
  expect(ended.map(({ code }) => code)).toEqual([0, 0, 0]);
  await install();
  expect(runs()).toBe('ci\n');
  expect(existsSync(join(folder, '.boot-lock'))).toBe(false);
});

test('a changed lock file installs again', async () => {
  const { folder, install, runs } = plantInstall(
    "fs.mkdirSync('node_modules', { recursive: true });",
  );
  await install();
  writeFileSync(join(folder, 'package-lock.json'), '{"packages":{}}');
  await install();
  expect(runs()).toBe('ci\nci\n');
});

test('what npm installed by hand is taken as it is, if it fits the lock file', async () => {
  const { folder, install, runs } = plantInstall(slowNpm);
  mkdirSync(join(folder, 'node_modules'));
  const hidden = join(folder, 'node_modules/.package-lock.json');
  writeFileSync(hidden, '{"packages":{"node_modules/a":{"version":"1.0.0"}}}');
  await install();
  expect(runs()).toBe('');
});

test('the lock of a process that died is taken away', async () => {
  const { folder, install, runs } = plantInstall(slowNpm);
  const { child, ended } = start(['-e', '']);
  await ended;
  mkdirSync(join(folder, '.boot-lock'));
  writeFileSync(join(folder, '.boot-lock/owner'), `${hostname()} ${child.pid}`);
  expect((await install()).code).toBe(0);
  expect(runs()).toBe('ci\n');
});

test('a failure of npm is one line with its cause', async () => {
  const { folder, install } = plantInstall(`console.error('npm error code ENOTFOUND');
console.error('npm error errno ENOTFOUND');
console.error('npm error network request failed');
process.exit(1);`);
  const { code, stdout } = await install();
  expect(code).toBe(1);
  expect(stdout).toBe('could not install the dependencies (ENOTFOUND: network request failed)\n');
  expect(existsSync(join(folder, '.boot-lock'))).toBe(false);
});
