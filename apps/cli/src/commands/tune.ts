import type { Title } from '@roundhouse/titles';
import type { Arguments } from '../arguments.ts';
import { Failed, type Command } from '../command.ts';
import { Crew } from '../crew.ts';
import { print, stages } from '../output.ts';
import { CONFIG_OPTIONS, needConfigs, needTitle } from '../setup.ts';
import { needFigures } from '../tune/figures.ts';
import { TUNE_WORKER, type TuneCrew } from '../tune/jobs.ts';
import { tunedText } from '../tune/text.ts';
import { tune, type Progress, type Spec } from '../tune/tuning.ts';

export const command: Command = {
  usage: 'tune TITLE',
  summary: "look for better figures of a title's rules of thumb by games against themselves",
  details: [
    'At each step all figures are a bit up or down at once, by chance, against all of them the other way',
    'round, each on half of the seats; then they go on towards whichever won. What is found is the mean of',
    'the later half of the steps. It is told, not written down, and fails if it does not surely win',
    'against what is in use. The same seed finds the same figures, on any number of threads.',
  ],
  options: {
    ...CONFIG_OPTIONS,
    seats: {
      value: 'N,N',
      help: 'at which tables, as many games at each (default: 4, or what is nearest below)',
    },
    steps: { value: 'N', help: 'how many steps (default 120)' },
    games: { value: 'N', help: 'at least so many a step (default 3000)' },
    check: {
      value: 'N',
      help: 'games against what is in use, at the end (default: as many as six steps)',
    },
    seed: { value: 'TEXT', help: 'where chance starts (default 1)' },
    workers: { value: 'N', help: 'threads (default 2)' },
    json: { help: 'as JSON' },
  },
  async run(args) {
    const title = needTitle(args.word(0));
    const spec = await specOf(title, args);
    const workers = args.whole('workers', { from: 1, to: 64 }) ?? 2;
    const crew: TuneCrew = new Crew(TUNE_WORKER, workers);
    try {
      const tuned = await tune(crew, spec, tellProgress());
      print(args.flag('json') ? JSON.stringify({ ...spec, ...tuned }) : tunedText(spec, tuned));
      if (tuned.standing.interval.low <= 1 / 2) {
        throw new Failed('what was found is not surely better than what is in use');
      }
    } finally {
      crew.close();
    }
  },
};

const MOST = 10_000_000;

async function specOf(title: Title, args: Arguments): Promise<Spec> {
  const configs = await needConfigs(title, args);
  const { tuning } = await title.brain();
  const games = args.whole('games', { from: 2, to: MOST }) ?? 3000;
  return {
    title: title.id,
    configs,
    inUse: needFigures(
      title.id,
      tuning,
      configs.map(({ seats }) => seats),
    ),
    seed: args.text('seed') ?? '1',
    steps: args.whole('steps', { from: 1, to: 100_000 }) ?? 120,
    games,
    check: args.whole('check', { from: 2, to: MOST }) ?? 6 * games,
  };
}

/** A bar for each stage, with what the step before came to. */
function tellProgress(): Progress {
  const tell = stages();
  return (stage, done, of, difference) => {
    const note = difference === undefined ? '' : `last difference ${difference.toFixed(4)}`;
    tell(stage, done, of, note);
  };
}
