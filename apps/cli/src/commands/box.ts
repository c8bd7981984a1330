import { hashOf } from '@roundhouse/engine';
import type { Title } from '@roundhouse/titles';
import { quoted } from '../arguments.ts';
import { Misuse, type Command } from '../command.ts';
import { readJson } from '../files.ts';
import { print } from '../output.ts';
import { LANGUAGE_OPTION, needBox, needLanguage, needTitle } from '../setup.ts';

const FINGERPRINT = 16;

export const command: Command = {
  usage: 'box check FILE',
  summary:
    'check a box of your own (JSON): its board, cards and dice, and say what is wrong with it',
  details: ["Exit code 2 if it can't be played with; then every fault is told."],
  options: {
    title: { value: 'TITLE', help: 'the game that it is for, where the file does not say so' },
    ...LANGUAGE_OPTION,
  },
  words: { least: 2, most: 2 },
  async run(args) {
    const [verb, file = ''] = args.words;
    if (verb !== 'check') throw new Misuse(`box can check, not ${quoted(verb ?? '')}`);
    const language = needLanguage(args);
    const title = titleFor(args.text('title'), file);
    const { box } = await needBox(title, file, language);
    print(`${title.id}: the box can be played with (${hashOf(box).slice(0, FINGERPRINT)})`);
  },
};

function titleFor(given: string | undefined, file: string): Title {
  if (given !== undefined) return needTitle(given);
  const box = readJson(file);
  const said = typeof box === 'object' && box !== null && 'title' in box ? box.title : undefined;
  if (typeof said === 'string') return needTitle(said);
  throw new Misuse(`${quoted(file)} does not say for which game it is: --title TITLE`);
}
