import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyGame, Title } from '@roundhouse/titles';
import { quoted, type Arguments } from '../arguments.ts';
import { Misuse, type Command } from '../command.ts';
import { Crew } from '../crew.ts';
import { needFolder, needPlaceFor, pathFrom, readJson, writeFile } from '../files.ts';
import { print, stages } from '../output.ts';
import { drillsFile } from '../practice/drills-file.ts';
import { PRACTICE_WORKER, type PracticeCrew } from '../practice/jobs.ts';
import { keepIfBetter } from '../practice/keep.ts';
import { practiseOn, type Practice, type Spec } from '../practice/practice.ts';
import { CONFIG_OPTIONS, needConfig, needTitle } from '../setup.ts';
import { weightsIn } from '../weights.ts';

export const command: Command = {
  usage: 'practise TITLE',
  summary: 'teach the searching bots quick choices from short searches, for their play-outs',
  details: [
    'In games of self-play each choice of every decision is looked at as the hard level would. From what',
    'they were worth an instinct is fitted, and played against the quick choices in use, by the rule bot',
    'or an older instinct; it is kept, beside the net, only if it surely wins.',
    'Drills are kept in the folder; with --resume the same command goes on from there.',
    'The same seed gives the same instinct, on any number of threads.',
  ],
  options: {
    seats: CONFIG_OPTIONS.seats,
    folder: { value: 'DIR', help: 'where drills are kept' },
    seed: { value: 'TEXT', help: 'where chance starts (default 1)' },
    from: { value: 'FILE', help: "the weights in use (default: those of the title's bots)" },
    decisions: { value: 'N', help: 'so many are searched (default 300000)' },
    trials: { value: 'N', help: 'looks at each of their choices (default 2)' },
    plies: { value: 'N', help: "decisions that such a look plays on (default: hard's)" },
    cells: { value: 'N', help: 'how large the instinct is (default 24)' },
    epochs: { value: 'N', help: 'how often it sees every decision (default 12)' },
    check: { value: 'N', help: 'games of the match at the end (default 3000)' },
    out: { value: 'FILE', help: 'the weights (default: in the place of those in use)' },
    workers: { value: 'N', help: 'threads (default 2)' },
    resume: { help: 'go on with the drills that are there' },
    json: { help: 'as JSON' },
  },
  async run(args) {
    const title = needTitle(args.word(0));
    const brain = await title.brain();
    const { choices, search } = brain;
    if (!choices) throw new Misuse(`${title.id} does not tell its choices in numbers`);
    const config = await needConfig(title, args);
    const from = args.text('from') ?? fileURLToPath(title.weights(config.seats));
    const { bytes: weights } = weightsIn(from, brain);
    const out = args.text('out') ?? from;
    needPlaceFor(out);
    const spec = specOf(title, config, args, { weights, plies: search.hard.plies });
    const folder = folderFor(args, spec);
    const crew: PracticeCrew = new Crew(
      PRACTICE_WORKER,
      args.whole('workers', { from: 1, to: 64 }) ?? 2,
    );
    try {
      const workshop = { choices, crew, folder, onProgress: stages() };
      const practice = await practiseOn(workshop, spec, weights);
      print(args.flag('json') ? jsonOf(practice) : textOf(spec, practice));
      keepIfBetter(out, practice, spec);
    } finally {
      crew.close();
    }
  },
};

/** All drills are in memory while the instinct is fitted: about a kilobyte each. */
const MOST = 1_000_000;

function specOf(
  { id }: Title,
  config: AnyGame['config'],
  args: Arguments,
  { weights, plies }: { readonly weights: Uint8Array; readonly plies: number },
): Spec {
  return {
    title: id,
    config,
    seed: args.text('seed') ?? '1',
    base: createHash('sha256').update(weights).digest('hex'),
    decisions: args.whole('decisions', { from: 10, to: MOST }) ?? 300_000,
    trials: args.whole('trials', { from: 1, to: 10_000 }) ?? 2,
    plies: args.whole('plies', { from: 0, to: 1000 }) ?? plies,
    cells: args.whole('cells', { from: 1, to: 48 }) ?? 24,
    fit: {
      epochs: args.whole('epochs', { from: 1, to: 10_000 }) ?? 12,
      rate: 0.003,
      batch: 64,
      decay: 1e-3,
    },
    check: args.whole('check', { from: 2, to: MOST }) ?? 3000,
  };
}

/** Drills of another practice, or without a word whose they are, are not taken for this one's. */
function folderFor(args: Arguments, spec: Spec): string {
  const name = args.text('folder');
  if (name === undefined) throw new Misuse('--folder says where drills are kept');
  needFolder(name);
  const folder = pathFrom(name);
  const file = join(folder, 'practice.json');
  const { cells: _, fit: __, check: ___, ...drills } = spec;
  if (!args.flag('resume') || !existsSync(file)) {
    const left = [file, drillsFile(folder, 0)].find((one) => existsSync(one));
    if (left !== undefined) {
      throw new Misuse(
        `${quoted(left)} is there already; ${left === file ? '--resume goes on with it' : 'choose another folder'}`,
      );
    }
    writeFile(file, `${JSON.stringify(drills, undefined, 2)}\n`);
    return folder;
  }
  const kept = readJson(file) as Readonly<Record<string, unknown>> | null;
  const other = Object.entries(drills).find(
    ([setting, value]) => JSON.stringify(kept?.[setting]) !== JSON.stringify(value),
  );
  if (!other) return folder;
  throw new Misuse(`${quoted(file)} has another ${quoted(other[0])}; choose another folder`);
}

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

function textOf(
  { title, config, seed, decisions }: Spec,
  { practised, standing }: Practice,
): string {
  const { share, interval, games } = standing;
  return [
    `${title}, ${config.seats} seats, seed '${seed}': ${decisions} decisions`,
    `told of the differences ${percent(practised.told)}, better than the policy by ${practised.gain.toFixed(4)} a decision`,
    `${percent(share)} of the wins (${percent(interval.low)} to ${percent(interval.high)}) in ${games} games`,
  ].join('\n');
}

const jsonOf = ({ practised: { told, gain }, standing }: Practice): string =>
  JSON.stringify({ told, gain, standing });
