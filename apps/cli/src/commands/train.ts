import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Brain, Net } from '@roundhouse/bots';
import type { AnyGame, Title } from '@roundhouse/titles';
import { quoted, type Arguments } from '../arguments.ts';
import { Failed, Misuse, type Command } from '../command.ts';
import { Crew } from '../crew.ts';
import { needFolder, needPlaceFor, pathFrom, readJson, writeFile } from '../files.ts';
import { print, stages, table } from '../output.ts';
import { CONFIG_OPTIONS, needConfig, needTitle } from '../setup.ts';
import { weightsIn } from '../weights.ts';
import { trainOn, type Workshop } from '../train/generation.ts';
import { TRAIN_WORKER, type TrainCrew } from '../train/jobs.ts';
import { commitOf, keepWeights } from '../train/provenance.ts';
import { checkpointText, fromCheckpoint, type Spec, type Training } from '../train/training.ts';

export const command: Command = {
  usage: 'train TITLE',
  summary: 'teach the searching bots: self-play, fit, and a match against the best so far',
  details: [
    'Each generation plays, fits a value net, and must surely beat the best so far to be kept.',
    'Positions are kept in the folder, and so is a checkpoint after each generation: with --resume the',
    'same command goes on from there, also from the middle of a generation.',
    'The same seed gives the same weights, on any number of threads.',
  ],
  options: {
    seats: CONFIG_OPTIONS.seats,
    folder: { value: 'DIR', help: 'where positions and the checkpoint are kept' },
    generations: { value: 'N', help: 'how many in all (default 3)' },
    seed: { value: 'TEXT', help: 'where chance starts (default 1)' },
    from: { value: 'FILE', help: 'weights that must be beaten (default: the rule bot)' },
    first: {
      value: 'N',
      help: 'games of the first generation, by the rule bot; 0: by the searching one (default 1500)',
    },
    later: { value: 'N', help: 'games of each later one, by the searching bot (default 200)' },
    playouts: { value: 'N', help: "its play-outs a move, at the gate too (default: hard's)" },
    trust: {
      value: 'N',
      help: 'hundredths of what it learns that are the values of searches, not results (default 50)',
    },
    window: { value: 'N', help: 'generations that a net learns from (default 3)' },
    epochs: { value: 'N', help: 'how often it sees every position (default 12)' },
    blunders: {
      value: 'N',
      help: 'one choice of self-play in so many is a random one (default 8)',
    },
    every: { value: 'N', help: 'one quiet position in so many is kept (default 3)' },
    gate: { value: 'N', help: 'the most chances of a gate, each with every seat (default 400)' },
    out: { value: 'FILE', help: "the weights (default: where the title's bots look for them)" },
    workers: { value: 'N', help: 'threads (default 2)' },
    resume: { help: 'go on from the checkpoint' },
    json: { help: 'as JSON' },
  },
  async run(args) {
    const title = needTitle(args.word(0));
    const brain = await title.brain();
    const { spec, base } = specOf(await needConfig(title, args), args, brain);
    const file = args.text('out') ?? fileURLToPath(title.weights(spec.config.seats));
    needPlaceFor(file);
    const { folder, checkpoint } = folderIn(args);
    const generations = args.whole('generations', { from: 1, to: 1000 }) ?? 3;
    let training = begun(args, checkpoint, title, spec, base);
    const crew: TrainCrew = new Crew(TRAIN_WORKER, args.whole('workers', { from: 1, to: 64 }) ?? 2);
    try {
      while (training.generations.length < generations) {
        const before = training.best;
        const onProgress = tellProgress(training);
        training = await trainOn({ brain, crew, folder, onProgress }, training);
        if (training.best && training.best !== before) keepBest(training, file, args);
        writeFile(checkpoint, checkpointText(training));
      }
    } finally {
      crew.close();
    }
    print(args.flag('json') ? JSON.stringify(training.generations) : trainingText(training));
    if (!training.generations.some(({ gate }) => gate.verdict === 'better')) {
      throw new Failed('no generation was surely better than what there was');
    }
  },
};

const MOST = 1_000_000;

function folderIn(args: Arguments): { readonly folder: string; readonly checkpoint: string } {
  const name = args.text('folder');
  if (name === undefined) throw new Misuse('--folder says where positions are kept');
  needFolder(name);
  const folder = pathFrom(name);
  return { folder, checkpoint: join(folder, 'training.json') };
}

interface Begin {
  readonly spec: Spec;
  readonly base: Net | undefined;
}

function specOf(config: AnyGame['config'], args: Arguments, brain: Brain<AnyGame>): Begin {
  const from = args.text('from');
  const base = from === undefined ? undefined : weightsIn(from, brain);
  const spec: Spec = {
    config,
    seed: args.text('seed') ?? '1',
    base: base ? createHash('sha256').update(base.bytes).digest('hex') : null,
    hidden: [48, 24],
    fit: {
      epochs: args.whole('epochs', { from: 1, to: 1000 }) ?? 12,
      rate: 0.002,
      batch: 64,
      decay: 1e-4,
    },
    firstGames: args.whole('first', { from: 0, to: MOST }) ?? 1500,
    laterGames: args.whole('later', { from: 1, to: MOST }) ?? 200,
    blunders: args.whole('blunders', { from: 1, to: MOST }) ?? 8,
    every: args.whole('every', { from: 1, to: 1000 }) ?? 3,
    playouts: args.whole('playouts', { from: 1, to: MOST }) ?? null,
    trust: args.whole('trust', { from: 0, to: 100 }) ?? 50,
    window: args.whole('window', { from: 1, to: 1000 }) ?? 3,
    gateGroups: args.whole('gate', { from: 1, to: MOST }) ?? 400,
  };
  return { spec, base: base?.net };
}

function begun(
  args: Arguments,
  checkpoint: string,
  { id }: Title,
  spec: Spec,
  base: Net | undefined,
): Training {
  const fresh: Training = { title: id, spec, generations: [], best: base };
  if (!args.flag('resume')) {
    // Positions without their checkpoint may be anybody's.
    const left = [checkpoint, join(dirname(checkpoint), 'generation-0')].find((one) =>
      existsSync(one),
    );
    if (left !== undefined) {
      throw new Misuse(`${quoted(left)} is there already; --resume goes on with it`);
    }
    writeFile(checkpoint, checkpointText(fresh));
    return fresh;
  }
  const training = fromCheckpoint(readJson(checkpoint), id, spec);
  if (training) return training;
  throw new Misuse(`${quoted(checkpoint)} is no checkpoint of this training; leave out --resume`);
}

/** A bar for each stage, with what the gate or the best so far came to. */
function tellProgress({ generations }: Training): Workshop['onProgress'] {
  const number = generations.length + 1;
  const best = generations.findLast(({ gate }) => gate.verdict === 'better')?.gate.strength;
  const soFar = best === undefined ? '' : `best ${best.toFixed(2)} x`;
  const tell = stages();
  return (stage, done, of, wins) => {
    const share = wins === undefined ? undefined : wins / done;
    const note = share === undefined ? soFar : `gate ${(100 * share).toFixed(0)} % wins`;
    tell(`generation ${number} ${stage}`, done, of, note);
  };
}

function keepBest({ spec, generations, best }: Training, file: string, args: Arguments): void {
  if (!best) return;
  const title = args.word(0);
  const from = args.text('from');
  keepWeights(file, best, {
    command: commandLine(title, spec, generations.length, from),
    commit: commitOf([`games/${title}`, 'packages/bots', 'packages/engine']),
    strength: generations.at(-1)?.gate.strength ?? 0,
  });
}

/** With every figure that the result depends on, so that later defaults do not change what it means. */
function commandLine(
  title: string,
  spec: Spec,
  generations: number,
  from: string | undefined,
): string {
  const { config, seed, base, firstGames, laterGames, playouts, trust, window } = spec;
  return [
    `roundhouse train ${title} --seats ${config.seats} --seed ${seed}`,
    ...(base === null ? [] : [`--from ${from} (sha256 ${base.slice(0, 12)})`]),
    `--generations ${generations} --first ${firstGames} --later ${laterGames}`,
    ...(playouts === null ? [] : [`--playouts ${playouts}`]),
    `--trust ${trust} --window ${window} --epochs ${spec.fit.epochs}`,
    `--blunders ${spec.blunders} --every ${spec.every} --gate ${spec.gateGroups}`,
  ].join(' ');
}

function trainingText({ title, spec, generations }: Training): string {
  const rows = generations.map(({ number, positions, fitError, freshError, gate }) => [
    number + 1,
    positions,
    fitError.toFixed(4),
    freshError.toFixed(4),
    `${gate.wins.toFixed(1)} of ${gate.games}`,
    gate.strength.toFixed(2),
    gate.verdict,
  ]);
  const head = ['generation', 'positions', 'error', 'fresh error', 'gate', 'times even', ''];
  return [`${title}, ${spec.config.seats} seats, seed '${spec.seed}'`, '', table(head, rows)].join(
    '\n',
  );
}
