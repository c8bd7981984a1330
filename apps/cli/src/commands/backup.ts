import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { backUp } from '@roundhouse/store';
import { quoted } from '../arguments.ts';
import { Misuse, type Command } from '../command.ts';
import { needNewFile, pathFrom } from '../files.ts';
import { answered, DATA, storePlace } from '../online/store-place.ts';
import { counted, print } from '../output.ts';

export const command: Command = {
  usage: 'backup FILE',
  summary: 'all that a server keeps, of one moment, in one file; the server goes on meanwhile',
  details: [
    'SQLite or PostgreSQL, and either can be made from it with restore. Only you can read the file: it holds people’s',
    'accounts and the hands of games that are being played.',
  ],
  options: DATA,
  async run(args) {
    const file = args.word(0);
    needNewFile(file);
    const folder = dirname(pathFrom(file));
    // Not made here: it may be where a disk is to be mounted.
    if (!existsSync(folder)) throw new Misuse(`there is no folder ${quoted(folder)}`);
    const { rows, bytes, schema, sha256 } = await answered(
      backUp(storePlace(args), pathFrom(file)),
    );
    print(
      `${counted(rows['match'] ?? 0, 'game')}, ${counted(rows['line'] ?? 0, 'line')}, ${rows['person'] ?? 0} people; version ${schema}, ${bytes} bytes, hash ${sha256}`,
    );
  },
};
