import { RecordError, verify } from '@roundhouse/engine';
import { quoted } from '../arguments.ts';
import { Failed, Misuse, type Command } from '../command.ts';
import { counted, print } from '../output.ts';
import { openRecord } from '../record-file.ts';

export const command: Command = {
  usage: 'verify FILE',
  summary: 'check that every draw of a record came from its seed, and that every line is legal',
  details: ['Exit code 1 and the number of the first wrong line if not.'],
  options: { json: { help: 'as JSON' } },
  words: { least: 1, most: 1 },
  async run(args) {
    const file = args.word(0);
    const { title, record, places } = openRecord(file);
    if (record.seed === undefined || record.commit === undefined) {
      throw new Misuse(`${quoted(file)} has no seed and commitment to check against`);
    }
    const rules = await title.rules();
    try {
      const { draws } = verify(rules, record, places);
      const lines = record.lines.length;
      print(
        args.flag('json')
          ? JSON.stringify({ verified: true, title: title.id, lines, draws })
          : `verified: ${counted(lines, 'line')}, ${counted(draws, 'draw')} as the seed gives them`,
      );
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
      if (args.flag('json')) {
        print(
          JSON.stringify({
            verified: false,
            title: title.id,
            line: error.at,
            problem: error.message,
          }),
        );
      }
      throw new Failed(`${quoted(file)}, ${error.message}`);
    }
  },
};
