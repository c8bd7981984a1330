import { assertConformance, type ConformanceError } from '@roundhouse/engine/testing';
import { Failed, type Command } from '../command.ts';
import { writeText } from '../files.ts';
import { print, progress } from '../output.ts';
import { needTitle } from '../setup.ts';

export const command: Command = {
  usage: 'fuzz TITLE',
  summary: "play random matches with every check of the engine's contract along them",
  details: [
    'All seat counts and options in turn. Each failure is kept as a record that replay opens;',
    'exit code 1 if there is one. Secrets are compared in the tests, not here.',
  ],
  options: {
    games: { value: 'N', help: 'how many matches (default 1000)' },
    seed: { value: 'TEXT', help: 'where chance starts (default 1)' },
    out: { value: 'DIR', help: 'where failures are kept (default fuzz-failures)' },
  },
  words: { least: 1, most: 1 },
  async run(args) {
    const title = needTitle(args.word(0));
    const matches = args.whole('games', { from: 1, to: 100_000_000 }) ?? 1000;
    const seed = args.text('seed') ?? '1';
    const folder = args.text('out') ?? 'fuzz-failures';
    const bar = progress('games', matches);
    const failures: ConformanceError[] = [];
    const rules = await title.rules();
    assertConformance(
      { rules },
      {
        seed,
        matches,
        worlds: false,
        played: (count) => bar.at(count),
        failed(error) {
          failures.push(error);
          print(kept(error, `${folder}/${title.id}-${seedInName(seed)}-${failures.length}.rec`));
        },
      },
    );
    bar.end();
    print(`${title.id}, seed '${seed}': ${matches} matches, ${failures.length} failures`);
    if (failures.length > 0) throw new Failed(`${failures.length} checks failed`);
  },
};

const seedInName = (seed: string): string => seed.replaceAll(/[^A-Za-z0-9.-]+/g, '_').slice(0, 40);

/** The first line of what went wrong, and the file that shows it. */
function kept(error: ConformanceError, file: string): string {
  const [problem = ''] = error.message.split('\n');
  if (error.record === '') return problem;
  writeText(file, `# ${problem}\n${error.record}`);
  return `${problem}\n  ${file}`;
}
