import { trialReport } from '@roundhouse/bots';
import { hashOf } from '@roundhouse/engine';
import { titleOf, type Title } from '@roundhouse/titles';
import { openTrial, type AnyTrial } from '@roundhouse/titles/trial';
import { TRIAL } from '@roundhouse/ui/words/trial';
import { quoted, type Arguments } from '../arguments.ts';
import { Failed, Misuse, type Command } from '../command.ts';
import { readJson } from '../files.ts';
import { readIfThere } from '../levels.ts';
import { print, progress, untilInterrupted } from '../output.ts';
import {
  CONFIG_OPTIONS,
  LANGUAGE_OPTION,
  needBot,
  needBox,
  needConfig,
  needLanguage,
  needTitle,
} from '../setup.ts';
import { runTrial } from '../trial/run.ts';
import { trialText } from '../trial/text.ts';

const FINGERPRINT = 16;
const MOST_GAMES = 1_000_000;

const TRIAL_OPTIONS = {
  games: { value: 'N', help: 'try: how many games (default 100)' },
  seats: { ...CONFIG_OPTIONS.seats, help: `try: ${CONFIG_OPTIONS.seats.help}` },
  option: { ...CONFIG_OPTIONS.option, help: `try: ${CONFIG_OPTIONS.option.help}` },
  level: { value: 'LEVEL', help: 'try: how well the bots play (default normal)' },
  seed: { value: 'TEXT', help: 'try: where chance starts (default 1)' },
  workers: { value: 'N', help: 'try: threads (default: two if it pays off)' },
  json: { help: 'try: as JSON' },
} as const;

export const command: Command = {
  usage: 'box check FILE, or box try FILE',
  summary:
    'a box of your own (JSON), its board, cards and dice: say what is wrong with it, or whether it is any good',
  details: [
    "check: exit code 2 if it can't be played with; then every fault is told.",
    'try: bots play it, in all characters and everybody on every seat; then it is told how long games',
    'are, how close, whether the order of play decides, and what of the box nobody ever used.',
    'In the place of a file the id of a title stands for our own box. Interrupted, it tells the games so far.',
  ],
  options: {
    title: { value: 'TITLE', help: 'the game that it is for, where the file does not say so' },
    ...TRIAL_OPTIONS,
    ...LANGUAGE_OPTION,
  },
  words: { least: 2, most: 2 },
  async run(args) {
    const [verb] = args.words;
    if (verb === 'check') await check(args);
    else if (verb === 'try') await tryOut(args);
    else throw new Misuse(`box can check and try, not ${quoted(verb ?? '')}`);
  },
};

async function check(args: Arguments): Promise<void> {
  const [, file = ''] = args.words;
  const meant = Object.keys(TRIAL_OPTIONS).find((name) => args.flag(name));
  if (meant !== undefined) throw new Misuse(`--${meant} is for box try`);
  const title = titleFor(args.text('title'), file);
  const { box } = await needBox(title, file, needLanguage(args));
  print(`${title.id}: the box can be played with (${hashOf(box).slice(0, FINGERPRINT)})`);
}

async function tryOut(args: Arguments): Promise<void> {
  const language = needLanguage(args);
  const { title, trial } = await planned(args);
  const { games } = trial.plan;
  const workers = args.whole('workers', { from: 1, to: 64 });
  const bar = progress('games', games);
  const onRow = (done: number): void => bar.at(done);
  const rows = await runTrial(trial, { workers, signal: untilInterrupted(), onRow });
  bar.end();
  const report = trialReport(trial, rows);
  const unused = (await title.unused?.())?.[language] ?? (() => '');
  const speaking = { words: TRIAL[language], unused, config: trial.plan.config };
  print(args.flag('json') ? JSON.stringify(report) : trialText(report, speaking));
  const [first] = report.failures;
  if (first) {
    throw new Failed(
      `${report.failures.length} of ${games} games failed; game ${first.game}: ${first.failure}`,
    );
  }
}

interface Planned {
  readonly title: Title;
  readonly trial: AnyTrial;
}

async function planned(args: Arguments): Promise<Planned> {
  const [, given = ''] = args.words;
  const ours = titleOf(given);
  const title = ours ?? titleFor(args.text('title'), given);
  const config = await needConfig(title, args, ours ? undefined : given);
  const { level } = await needBot(title, config, args.text('level') ?? 'normal');
  const games = args.whole('games', { from: 1, to: MOST_GAMES }) ?? 100;
  const plan = { title: title.id, config, level, games, seed: args.text('seed') ?? '1' };
  return { title, trial: await openTrial(title, plan, readIfThere) };
}

function titleFor(given: string | undefined, file: string): Title {
  if (given !== undefined) return needTitle(given);
  const box = readJson(file);
  const said = typeof box === 'object' && box !== null && 'title' in box ? box.title : undefined;
  if (typeof said === 'string') return needTitle(said);
  throw new Misuse(`${quoted(file)} does not say for which game it is: --title TITLE`);
}
