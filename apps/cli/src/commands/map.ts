import { TITLES, type Title } from '@roundhouse/titles';
import { quoted } from '../arguments.ts';
import { Failed, Misuse, type Command } from '../command.ts';
import { readJson } from '../files.ts';
import { print } from '../output.ts';
import { LANGUAGE_OPTION, needLanguage, needTitle, sentence } from '../setup.ts';

export const command: Command = {
  usage: 'map check FILE',
  summary: 'check a map of your own (JSON) and say what is wrong with it',
  details: ["Exit code 1 if it can't be played."],
  options: {
    title: { value: 'TITLE', help: 'the game it is for, where several take maps' },
    ...LANGUAGE_OPTION,
  },
  words: { least: 2, most: 2 },
  async run(args) {
    const [verb, file = ''] = args.words;
    if (verb !== 'check') throw new Misuse(`map can check, not ${quoted(verb ?? '')}`);
    const language = needLanguage(args);
    const title = titleWithMaps(args.text('title'));
    const faults = (await title.maps())(readJson(file));
    const words = (await title.words())[language];
    for (const fault of faults) print(sentence(words, language, fault));
    if (faults.length > 0) {
      throw new Failed(`${quoted(file)} can't be played: ${faults.length} faults`);
    }
    print(`${title.id}: the map can be played`);
  },
};

type WithMaps = Title & { readonly maps: NonNullable<Title['maps']> };

function titleWithMaps(id: string | undefined): WithMaps {
  const known = id === undefined ? TITLES : [needTitle(id)];
  for (const title of known) {
    const { maps } = title;
    if (maps) return { ...title, maps };
  }
  throw new Misuse(`${known.map((title) => title.id).join(', ')}: no maps of your own there`);
}
