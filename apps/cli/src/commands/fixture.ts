import { matchStore } from '@roundhouse/store';
import { Failed, Misuse, type Command } from '../command.ts';
import { quoted } from '../arguments.ts';
import { needNewFile, writeFile } from '../files.ts';
import { anonymousRecord } from '../fixture/anonymous-record.ts';
import { openPlace } from '../online/place.ts';
import { answered, DATA, storePlace } from '../online/store-place.ts';
import { print } from '../output.ts';

export const command: Command = {
  usage: 'fixture ID',
  summary: 'a match of a server as a record for the tests of its game, without anybody’s name',
  details: [
    'ID is what stands in the address of its table. Lines stay as they are, so that it is the same game; names of',
    'people, when they moved and what they said are not in it. Put the file into games/TITLE/test/fixtures: the tests',
    'there replay it. A match that is being played is refused: its record shows every hand. Where it can’t go on and',
    'has to be looked at, --running gives it without its seed; whoever plays there must not see the file.',
  ],
  options: {
    ...DATA,
    out: { value: 'FILE', help: 'where to (default: shown)' },
    name: { value: 'NAME', help: 'what it is called in the record (default reported)' },
    running: { help: 'also while it is being played' },
  },
  async run(args) {
    const id = args.word(0);
    const name = args.text('name') ?? 'reported';
    if (!/^[\w-]{1,40}$/.test(name)) throw new Misuse('--name wants letters, digits and dashes');
    const out = args.text('out');
    if (out !== undefined) needNewFile(out);
    const database = await answered(openPlace(storePlace(args)));
    try {
      const kept = await answered(matchStore(database).load(id));
      if (!kept) throw new Failed(`there is no match ${quoted(id)}`);
      if (!kept.match.isOver && !args.flag('running')) {
        throw new Failed(
          'it is being played, and its record shows every hand; --running takes it all the same',
        );
      }
      const text = await anonymousRecord(kept, name);
      if (out === undefined) print(text.trimEnd());
      else writeFile(out, text);
    } finally {
      await database.close();
    }
  },
};
