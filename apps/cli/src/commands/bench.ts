import { isRefusal } from '@roundhouse/engine';
import { TITLES } from '@roundhouse/titles';
import { runRounds, type Benchmark } from '../bench/rounds.ts';
import { measureSlice } from '../bench/slice.ts';
import { Failed, Misuse, type Command } from '../command.ts';
import { print, progress, table } from '../output.ts';
import { needTitle, usualSeats } from '../setup.ts';

export const command: Command = {
  usage: 'bench [TITLE]',
  summary: "measure random play per CPU-second, beside other people's engines",
  details: [
    'A ply is a choice by a seat; chance and forced steps are none. Slices of all titles and of the',
    'yardsticks (chessops, boardgame.io) take turns in processes of their own, each once it plays no',
    'faster than before; medians are shown.',
  ],
  options: {
    seats: { value: 'N', help: 'how many play (default: 4, or what is nearest below)' },
    ms: { value: 'N', help: 'CPU milliseconds of a slice (default 500)' },
    rounds: { value: 'N', help: 'slices of each (default 5)' },
    'no-yardsticks': { help: 'only our own titles' },
    slice: { help: 'one slice of one title in this process, as JSON' },
    json: { help: 'as JSON' },
  },
  async run(args) {
    const [name] = args.words;
    const titles = name === undefined ? TITLES : [needTitle(name)];
    const seats = args.whole('seats', { from: 1, to: 99 });
    const contestants = titles.map((title) => {
      const wanted = seats ?? usualSeats(title);
      if (title.seats.includes(wanted)) return { title: title.id, seats: wanted };
      throw new Misuse(`${title.id} is for ${title.seats.join(', ')} seats, not ${wanted}`);
    });
    const ms = args.whole('ms', { from: 10, to: 600_000 }) ?? 500;
    const rounds = args.whole('rounds', { from: 1, to: 1000 }) ?? 5;
    if (args.flag('slice')) {
      if (name === undefined) throw new Misuse('--slice wants a title');
      print(JSON.stringify(await slice(name, contestants[0]?.seats ?? 0, ms)));
      return;
    }
    const withYardsticks = !args.flag('no-yardsticks');
    const bar = progress('slices', rounds * (contestants.length + (withYardsticks ? 1 : 0)));
    const onSlice = (done: number): void => bar.at(done);
    const result = await runRounds({ contestants, rounds, ms, withYardsticks, onSlice }).catch(
      (error: unknown) => {
        throw new Failed(error instanceof Error ? error.message : String(error));
      },
    );
    bar.end();
    print(args.flag('json') ? JSON.stringify(result) : benchmarkText(result));
  },
};

async function slice(name: string, seats: number, ms: number) {
  const rules = await needTitle(name).rules();
  const config = rules.configure({ seats });
  if (isRefusal(config)) throw new Misuse(`${name} refused ${seats} seats: ${config.code}`);
  return measureSlice(rules, config, ms);
}

const thousands = (value: number): string =>
  String(Math.round(value)).replaceAll(/\B(?=(?:[0-9]{3})+$)/g, ',');

function benchmarkText({ titles, yardsticks, rounds, ms }: Benchmark): string {
  const names = Object.keys(yardsticks);
  const head = ['random play', 'seats', 'plies/CPU-s', 'games/CPU-s', 'plies/game', 'clone µs'];
  const rows = titles.map((of) => [
    of.title,
    of.seats,
    thousands(of.pliesPerCpuSecond),
    thousands(of.gamesPerCpuSecond),
    of.pliesPerGame.toFixed(1),
    of.cloneMicroseconds.toFixed(2),
    ...names.map((name) => `${(of.timesYardstick[name] ?? 0).toFixed(2)} x`),
  ]);
  const others = names.map((name) => [name, '', thousands(yardsticks[name] ?? 0)]);
  return [
    table([...head, ...names], [...rows, ...others]),
    '',
    `medians of ${rounds} slices of ${ms} CPU-ms each, measured once play got no faster`,
  ].join('\n');
}
