import type { Arguments } from '../arguments.ts';
import { wholeNumber } from '../arguments.ts';
import { matchUpsOf, type MatchUp } from '../arena/match-ups.ts';
import { measureIn, MEETING_OPTIONS, planOf, playMeetings } from '../arena/meetings.ts';
import { arenaPicture } from '../arena/picture.ts';
import { arenaMarkdown, arenaText } from '../arena/text.ts';
import { Failed, Misuse, type Command } from '../command.ts';
import { needFolder, writeFile } from '../files.ts';
import { print } from '../output.ts';
import { openPlayers } from '../players.ts';
import { BOT_OPTION, CONFIG_OPTIONS, namesIn, needConfig, needTitle } from '../setup.ts';
import type { Plan } from '../sim/schedule.ts';

export const command: Command = {
  usage: 'arena TITLE',
  summary: 'measure bots against each other: shares over groups, ratings, cost a move',
  details: [
    'Everybody meets everybody, one against a field and a field against one. As many games as there',
    'are seats share one chance and turn the table once; intervals are over such groups.',
    'At fixed iterations a seed gives the same result on any number of threads.',
    'A bot is a level, or a level with more to think: expert*4 has four times its own measure;',
    'or an expert as it once was, by its folder: kept:games/amsterdam/test/fixtures/expert-1;',
    'or the expert of another checkout of this repository, its code and all: checkout:FOLDER.',
  ],
  options: {
    ...CONFIG_OPTIONS,
    bots: { value: 'A,B,C', help: 'who takes part' },
    ...BOT_OPTION,
    against: { value: 'FIELD', help: 'each of them against this one only' },
    ladder: { help: 'each of them only at a table of the one before it' },
    scale: { value: '1,4,16', help: 'each with so many times its measure, with --against' },
    ...MEETING_OPTIONS,
    ms: { value: 'N', help: 'time of experts and programs; no two runs are alike then' },
    'cpu-ms': {
      value: 'N',
      help: 'the same by what their threads work, on a machine that others use',
    },
    report: { value: 'DIR', help: 'write a report there: Markdown and a picture' },
    json: { help: 'as JSON' },
  },
  async run(args) {
    const { plan, matchUps } = await planned(args);
    const folder = args.text('report');
    if (folder !== undefined) needFolder(folder);
    const report = await playMeetings(args, plan, matchUps);
    if (folder !== undefined) {
      const name = `${plan.title}-${plan.config.seats}`;
      writeFile(`${folder}/${name}.md`, arenaMarkdown(report, commandLine(args), `${name}.svg`));
      writeFile(`${folder}/${name}.svg`, arenaPicture(report));
    }
    print(args.flag('json') ? JSON.stringify(report) : arenaText(report));
    const [first] = report.failures;
    if (first) {
      throw new Failed(
        `${report.failures.length} of ${plan.games} games failed; game ${first.game}: ${first.failure}`,
      );
    }
  },
};

interface Planned {
  readonly plan: Plan;
  readonly matchUps: readonly MatchUp[];
}

async function planned(args: Arguments): Promise<Planned> {
  const title = needTitle(args.word(0));
  const config = await needConfig(title, args);
  const { seats } = config;
  const bots = namesIn(args);
  if (bots.length === 0) throw new Misuse('--bots says who takes part');
  if (new Set(bots).size < bots.length) throw new Misuse('--bots names somebody twice');
  const matchUps = matchUpsOf(
    {
      bots,
      against: args.text('against'),
      isLadder: args.flag('ladder'),
      scale: scaleIn(args),
    },
    seats,
  );
  const measure = measureIn(args);
  const plan = planOf(args, matchUps, { title: title.id, config, measure, isWatched: true });
  // Whoever can't sit down is told before the first game.
  const players = await openPlayers(new Set(plan.lineups.flat()), { title, config, measure });
  for (const player of players.values()) player.close();
  return { plan, matchUps };
}

function scaleIn(args: Arguments): readonly number[] {
  const text = args.text('scale');
  if (text === undefined) return [];
  return text.split(',').map((times) => wholeNumber('--scale', times, { from: 1, to: 9999 }));
}

/** What makes the same report again. */
function commandLine(args: Arguments): string {
  const given = Object.keys(command.options).filter((name) => args.flag(name) && name !== 'json');
  const options = given.flatMap((name) =>
    args.texts(name).map((value) => ` --${name}${value === '' ? '' : ` ${inShell(value)}`}`),
  );
  return `roundhouse arena ${args.word(0)}${options.join('')}`;
}

const inShell = (value: string): string =>
  /^[\w.,:=/-]+$/.test(value) ? value : `'${value.replaceAll("'", String.raw`'\''`)}'`;
