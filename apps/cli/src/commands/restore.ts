import { restore } from '@roundhouse/store';
import type { Command } from '../command.ts';
import { pathFrom } from '../files.ts';
import { answered, DATA, storePlace } from '../online/store-place.ts';
import { counted, print } from '../output.ts';

export const command: Command = {
  usage: 'restore FILE',
  summary: 'make a store from a backup: all of it, or the store stays as it was',
  details: [
    'The file is read to its end and its hash compared before anything is done. A store that has people or games in it',
    'is left alone without --replace, and one over which a server runs always. An older one is brought up to date.',
  ],
  options: { ...DATA, replace: { help: 'throw away what is there now' } },
  async run(args) {
    const wish = { isReplaced: args.flag('replace'), now: () => Date.now() };
    const { head, tail, schema } = await answered(
      restore(storePlace(args), pathFrom(args.word(0)), wish),
    );
    const brought =
      schema > head.schema ? `, brought from version ${head.schema} to ${schema}` : '';
    print(
      `as it was at ${new Date(head.at).toISOString()}: ${counted(tail.rows['match'] ?? 0, 'game')}, ${counted(tail.rows['line'] ?? 0, 'line')}, ${tail.rows['person'] ?? 0} people${brought}`,
    );
  },
};
