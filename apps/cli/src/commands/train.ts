import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyGame } from '@roundhouse/titles';
import { quoted, type Arguments } from '../arguments.ts';
import { Failed, Misuse, type Command } from '../command.ts';
import { needFolder, readJson, writeFile } from '../files.ts';
import { print, progress, table, type Progress } from '../output.ts';
import { CONFIG_OPTIONS, needConfig, needTitle } from '../setup.ts';
import { commitOf, keepWeights } from '../train/provenance.ts';
import {
  checkpointText,
  fromCheckpoint,
  trainOn,
  type Spec,
  type Training,
} from '../train/training.ts';

export const command: Command = {
  usage: 'train TITLE',
  summary: 'teach the searching bots: self-play, fit, and a match against the best so far',
  details: [
    'Each generation plays, fits a value net, and must beat the best so far to be kept. After each one',
    'a checkpoint lies beside the weights; with --resume the same command goes on from there.',
    'The same seed gives the same weights.',
  ],
  options: {
    seats: CONFIG_OPTIONS.seats,
    generations: { value: 'N', help: 'how many in all (default 3)' },
    seed: { value: 'TEXT', help: 'where chance starts (default 1)' },
    first: { value: 'N', help: 'games of the first generation (default 1500)' },
    later: { value: 'N', help: 'games of each later one (default 200)' },
    blunders: {
      value: 'N',
      help: 'one choice of self-play in so many is a random one (default 8)',
    },
    gate: { value: 'N', help: 'chances of a gate, each with every seat (default 60)' },
    out: { value: 'FILE', help: "the weights (default: where the title's bots look for them)" },
    resume: { help: 'go on from the checkpoint' },
    json: { help: 'as JSON' },
  },
  words: { least: 1, most: 1 },
  async run(args) {
    const title = needTitle(args.word(0));
    const brain = await title.brain();
    const spec = specOf(await needConfig(title, args), args);
    const file = args.text('out') ?? fileURLToPath(title.weights(spec.config.seats));
    needFolder(dirname(file));
    const checkpoint = `${file}.checkpoint.json`;
    const generations = args.whole('generations', { from: 1, to: 1000 }) ?? 3;
    let training = args.flag('resume')
      ? resumed(checkpoint, title.id, spec)
      : { title: title.id, spec, generations: [], best: undefined };
    while (training.generations.length < generations) {
      const before = training.best;
      training = trainOn(brain, training, tellProgress(training));
      if (training.best && training.best !== before) keepBest(training, file, args);
      writeFile(checkpoint, checkpointText(training));
    }
    print(args.flag('json') ? JSON.stringify(training.generations) : trainingText(training));
    if (!training.best) throw new Failed('no generation was better than the rule bot');
  },
};

const MOST = 1_000_000;

function specOf(config: AnyGame['config'], args: Arguments): Spec {
  return {
    config,
    seed: args.text('seed') ?? '1',
    hidden: [48, 24],
    fit: { epochs: 12, rate: 0.002, batch: 64, decay: 1e-4 },
    firstGames: args.whole('first', { from: 1, to: MOST }) ?? 1500,
    laterGames: args.whole('later', { from: 1, to: MOST }) ?? 200,
    blunders: args.whole('blunders', { from: 1, to: MOST }) ?? 8,
    every: 3,
    gateGroups: args.whole('gate', { from: 1, to: MOST }) ?? 60,
  };
}

function resumed(file: string, title: string, spec: Spec): Training {
  const training = fromCheckpoint(readJson(file), title, spec);
  if (training) return training;
  throw new Misuse(`${quoted(file)} is no checkpoint of this training; leave out --resume`);
}

/** A bar for each stage, with what the gate or the best so far came to. */
function tellProgress({ generations }: Training): Parameters<typeof trainOn>[2] {
  const number = generations.length + 1;
  const best = generations.findLast(({ gate }) => gate.isBetter)?.gate.strength;
  const soFar = best === undefined ? '' : `best ${best.toFixed(2)} x`;
  let bar: Progress | undefined;
  let at = '';
  return (stage, done, of, wins) => {
    if (stage !== at) bar = progress(`generation ${number} ${stage}`, of);
    at = stage;
    const share = wins === undefined ? undefined : wins / done;
    bar?.at(done, share === undefined ? soFar : `gate ${(100 * share).toFixed(0)} % wins`);
    if (done === of) bar?.end();
  };
}

function keepBest({ spec, generations, best }: Training, file: string, args: Arguments): void {
  if (!best) return;
  const title = args.word(0);
  keepWeights(file, best, {
    command: commandLine(title, spec, generations.length),
    commit: commitOf([`games/${title}`, 'packages/bots', 'packages/engine']),
    strength: generations.at(-1)?.gate.strength ?? 0,
  });
}

/** With every figure that the result depends on, so that later defaults do not change what it means. */
function commandLine(title: string, spec: Spec, generations: number): string {
  const { config, seed, firstGames, laterGames, blunders, gateGroups } = spec;
  return [
    `roundhouse train ${title} --seats ${config.seats} --seed ${seed}`,
    `--generations ${generations} --first ${firstGames} --later ${laterGames}`,
    `--blunders ${blunders} --gate ${gateGroups}`,
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
    gate.isBetter ? 'kept' : '',
  ]);
  const head = ['generation', 'positions', 'error', 'fresh error', 'gate', 'times even', ''];
  return [`${title}, ${spec.config.seats} seats, seed '${spec.seed}'`, '', table(head, rows)].join(
    '\n',
  );
}
