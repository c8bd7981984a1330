import type { Arguments } from '../arguments.ts';
import { BotPool } from '../bot-pool.ts';
import { Misuse, type Command } from '../command.ts';
import { needNewFile, pathFrom } from '../files.ts';
import { converse } from '../play/conversation.ts';
import { openInput, type Input } from '../play/input.ts';
import { openScreen } from '../play/screen.ts';
import { newTable, resumedTable, type Table, type Thinking } from '../play/table.ts';
import {
  BOT_OPTION,
  CONFIG_OPTIONS,
  LANGUAGE_OPTION,
  needConfig,
  needLanguage,
  needLineup,
  needTitle,
} from '../setup.ts';

export const command: Command = {
  usage: 'play TITLE',
  summary: 'play a game against bots in this terminal',
  details: [
    'Choose by number, by amount, or by a part of the text; help, why, undo, hint, rules, quit.',
  ],
  options: {
    ...CONFIG_OPTIONS,
    bots: {
      value: 'LEVEL',
      help: 'the others; A,B,C gives each a level, A@blocker a character (default normal)',
    },
    ...BOT_OPTION,
    ms: { value: 'N', help: 'how long an expert thinks (default: its own measure)' },
    seat: { value: 'N', help: 'where you sit, from 0 (default 0)' },
    ...LANGUAGE_OPTION,
    seed: { value: 'TEXT', help: 'the same text deals the same match (default: a new one)' },
    record: { value: 'FILE', help: 'keep the record there' },
    resume: { value: 'FILE', help: 'play a kept match on, instead of a new one' },
  },
  words: { least: 0, most: 1 },
  async run(args) {
    const language = needLanguage(args);
    const resumed = args.text('resume');
    const file = args.text('record') ?? resumed;
    if (file !== undefined && !isSame(file, resumed)) needNewFile(file);
    const pool = new BotPool(1);
    const thinking = {
      pool,
      file,
      measure: { ms: args.whole('ms', { from: 1, to: 3_600_000 }) },
    };
    let [table, input]: [Table?, Input?] = [];
    try {
      table = await (resumed === undefined
        ? tableFrom(args, thinking)
        : resume(args, resumed, thinking));
      const screen = await openScreen(table, language);
      input = openInput();
      await converse({ screen, input, file });
    } finally {
      input?.close();
      table?.place.close();
      pool.close();
      for (const bot of table?.bots ?? []) bot?.close();
    }
  },
};

const isSame = (file: string, resumed: string | undefined): boolean =>
  resumed !== undefined && pathFrom(file) === pathFrom(resumed);

async function tableFrom(args: Arguments, thinking: Thinking): Promise<Table> {
  const [name] = args.words;
  if (name === undefined) throw new Misuse("play what? 'roundhouse titles' lists the games");
  const title = needTitle(name);
  const config = await needConfig(title, args);
  const you = args.whole('seat', { from: 0, to: config.seats - 1 }) ?? 0;
  const names = await needLineup(title, config, args, config.seats - 1);
  return newTable({ title, config, you, names, seed: args.text('seed'), thinking });
}

function resume(args: Arguments, file: string, thinking: Thinking): Promise<Table> {
  const other = ['seats', 'option', 'box', 'bots', 'bot', 'seat', 'seed'].find((name) =>
    args.flag(name),
  );
  if (other !== undefined || args.words.length > 0) {
    throw new Misuse(
      `--resume takes the table as it was; it can't go with ${other ? `--${other}` : 'a title'}`,
    );
  }
  return resumedTable(file, thinking);
}
