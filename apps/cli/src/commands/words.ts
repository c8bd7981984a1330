import type { Command } from '../command.ts';
import { print } from '../output.ts';
import { LANGUAGE_OPTION, needLanguage, needTitle } from '../setup.ts';
import { wordsPage } from '../words/page.ts';

export const command: Command = {
  usage: 'words TITLE',
  summary: 'all that a game says, on one page to be read aloud',
  details: [
    'Questions, choices and events are heard in a few matches between bots, always the same ones, a',
    'shape of sentence each; refusals, reasons, labels, lesson and rules are read from their tables.',
    'Where no match gave a figure, its name stands in brackets.',
  ],
  options: { ...LANGUAGE_OPTION, json: { help: 'as JSON: headings with their sentences' } },
  async run(args) {
    const title = needTitle(args.word(0));
    const language = needLanguage(args);
    const sections = await wordsPage(title, language);
    if (args.flag('json')) {
      print(JSON.stringify(sections.map(([heading, texts]) => ({ heading, texts }))));
      return;
    }
    for (const [heading, texts] of sections) {
      if (texts.length > 0) print(`## ${heading}\n\n${texts.join('\n')}\n`);
    }
  },
};
