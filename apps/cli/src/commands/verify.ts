import { RecordError, verify, type GameTypes, type Verified } from '@roundhouse/engine';
import { quoted } from '../arguments.ts';
import { Failed, Misuse, type Command } from '../command.ts';
import { counted, print } from '../output.ts';
import { openBundle, openRecord, type OpenedRecord } from '../record-file.ts';

export const command: Command = {
  usage: 'verify FILE',
  summary: 'check that every draw of a record came from its seed, and that every line is legal',
  details: [
    'Tells whether the record is whole or cut, and what the commitment fixed.',
    'Exit code 1 and the number of the first wrong line if something is wrong.',
    'Of a zip with all my games, as the page of my games gives it, every record is checked.',
  ],
  options: { json: { help: 'as JSON' } },
  async run(args) {
    const file = args.word(0);
    if (file.endsWith('.zip')) return verifyAll(file, args.flag('json'));
    const { title, record, places } = openRecord(file);
    if (record.seed === undefined || record.commit === undefined) {
      throw new Misuse(`${quoted(file)} has no seed and commitment to check against`);
    }
    const rules = await title.rules();
    try {
      const { match: _, ...found } = verify(rules, record, places);
      const lines = record.lines.length;
      const isAgreed = found.unagreed.length === 0;
      if (args.flag('json')) {
        print(JSON.stringify({ verified: isAgreed, title: title.id, lines, ...found }));
      } else {
        const checked = `${counted(lines, 'line')}, ${counted(found.draws, 'draw')} as the seed gives them`;
        print(`${isAgreed ? 'verified' : 'not all verified'}: ${checked}`);
        for (const remark of remarksOn(found, record.rules, rules.version)) print(remark);
      }
      if (!isAgreed) throw new Failed(`${quoted(file)}, ${unagreedIn(found)}`);
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

/** One line a record, and how many were right. */
async function verifyAll(file: string, isJson: boolean): Promise<void> {
  const records = openBundle(file);
  const wrong: string[] = [];
  const told: { name: string; verified: boolean; problem?: string }[] = [];
  for (const { name, ...opened } of records) {
    const problem = await problemIn(opened);
    if (problem !== undefined) wrong.push(name);
    const verified = problem === undefined;
    told.push({ name, verified, ...(verified ? {} : { problem }) });
    if (!isJson) print(`${name}: ${problem ?? 'verified'}`);
  }
  if (isJson) print(JSON.stringify(told));
  else print(`${records.length - wrong.length} of ${counted(records.length, 'record')} verified`);
  if (wrong.length > 0) throw new Failed(`${quoted(file)}: ${wrong.join(', ')}`);
}

/** Undefined: all of it is as it should be. */
async function problemIn({ title, record, places }: OpenedRecord): Promise<string | undefined> {
  if (record.seed === undefined || record.commit === undefined) {
    return 'no seed and commitment to check against';
  }
  try {
    const found = verify(await title.rules(), record, places);
    return found.unagreed.length === 0 ? undefined : unagreedIn(found);
  } catch (error) {
    if (error instanceof RecordError) return error.message;
    throw error;
  }
}

type Found = Omit<Verified<GameTypes>, 'match'>;

const ENDS: Readonly<Record<Found['end'], string>> = {
  over: 'whole: it goes to the end of the match',
  ended: 'whole: it goes to where the match was broken off',
  cut: 'cut: the match is not over where the record stops',
};

/** What a record shows besides its draws. */
function remarksOn(found: Found, begun: number, version: number): readonly string[] {
  const { end, hasResult, binds, tableLines, timeouts, repeated, agreed, from } = found;
  return [
    ENDS[end],
    ...(from > 0 ? [begun === version ? positionAt(from) : olderUpTo(from, begun)] : []),
    ...(end === 'over' && !hasResult ? ['its header does not tell the result'] : []),
    binds === 'deal'
      ? 'the commitment fixed the title, the options, the name and the seed'
      : 'the commitment is of the first kind: it fixed the seed, not the title, the options and the name',
    ...(tableLines > 0
      ? [`${counted(tableLines, 'line')} not of the game: seats, undo, consent, time`]
      : []),
    ...(timeouts > 0
      ? [`${counted(timeouts, 'decision')} made by the table because time ran out`]
      : []),
    ...(repeated.length > 0
      ? [
          `${counted(repeated.length, 'line')} of the table that say again what was said, put in by somebody; the first is line ${repeated[0]}`,
        ]
      : []),
    ...(agreed > 0
      ? [`taken back with everybody's consent across a draw or another's move: ${agreed}`]
      : []),
  ];
}

const positionAt = (line: number): string =>
  `it begins in the middle: how the match stood at line ${line} is taken as it was written`;

const olderUpTo = (line: number, version: number): string =>
  `draws up to line ${line} were made under version ${version} of the rules: not recomputed`;

function unagreedIn({ unagreed }: Pick<Found, 'unagreed'>): string {
  return `taken back without everybody's consent across a draw or another's move: line ${unagreed.join(', ')}`;
}
