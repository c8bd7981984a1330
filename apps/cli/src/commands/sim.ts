import { Failed, type Command } from '../command.ts';
import { print, progress } from '../output.ts';
import { BOT_OPTION, CONFIG_OPTIONS, needConfig, needLineup, needTitle } from '../setup.ts';
import { reportOf, reportText } from '../sim/report.ts';
import { runPlan } from '../sim/run.ts';
import type { Plan } from '../sim/schedule.ts';

export const command: Command = {
  usage: 'sim TITLE',
  summary: 'let bots play many games: win shares with intervals, scores, lengths',
  details: [
    'The levels move on by one seat from game to game, so that each sits everywhere alike.',
    'A seed gives the same result on any number of threads.',
  ],
  options: {
    ...CONFIG_OPTIONS,
    games: { value: 'N', help: 'how many games (default 100)' },
    bots: { value: 'A,B,C', help: 'a level a seat; the last one fills the rest (default normal)' },
    ...BOT_OPTION,
    seed: { value: 'TEXT', help: 'where chance starts (default 1)' },
    workers: { value: 'N', help: 'threads (default: two if it pays off)' },
    json: { help: 'as JSON' },
  },
  async run(args) {
    const title = needTitle(args.word(0));
    const config = await needConfig(title, args);
    const plan: Plan = {
      title: title.id,
      config,
      lineups: [await needLineup(title, config, args, config.seats)],
      seed: args.text('seed') ?? '1',
      games: args.whole('games', { from: 1, to: 10_000_000 }) ?? 100,
      measure: {},
      isWatched: false,
    };
    const workers = args.whole('workers', { from: 1, to: 64 });
    const bar = progress('games', plan.games);
    const rows = await runPlan(plan, workers, (done) => bar.at(done));
    bar.end();
    const report = reportOf(plan, rows);
    print(args.flag('json') ? JSON.stringify(report) : reportText(report));
    const [first] = report.failures;
    if (first) {
      throw new Failed(
        `${report.failures.length} of ${plan.games} games failed; game ${first.game}: ${first.failure}`,
      );
    }
  },
};
