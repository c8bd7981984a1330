import { TITLES } from '@roundhouse/titles';
import { LANGUAGES } from '@roundhouse/ui/words';
import type { Command } from '../command.ts';
import { command as play } from './play.ts';

/** The reader's language as the system has it: LANG=nl_NL.UTF-8. */
function languageOfSystem(): string {
  const set = process.env['LC_ALL'] || process.env['LC_MESSAGES'] || process.env['LANG'] || '';
  return LANGUAGES.find((language) => set.toLowerCase().startsWith(language)) ?? 'en';
}

export const command: Command = {
  usage: 'start [TITLE]',
  summary: 'play at once: the first game of the list, against bots, in your language',
  details: ['Takes the options of play; each has a default, so nothing needs to be said.'],
  options: play.options,
  words: { least: 0, most: 1 },
  run(args) {
    const isResumed = args.flag('resume');
    const words = args.words.length > 0 || isResumed ? args.words : [TITLES[0]?.id ?? ''];
    return play.run(args.with(words, { lang: languageOfSystem() }));
  },
};
