// node bench/yardsticks.ts --ms 2000
// Prints one line of JSON: how many plies per CPU-second other people's engines play at random.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { install, say, Stop } from '../scripts/install.mjs';
import { generator } from './generator.ts';

interface Speed {
  readonly plies: number;
  readonly cpuMs: number;
  readonly pliesPerCpuSecond: number;
}

const cpuMsSince = (start: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};

function measure(play: (below: (n: number) => number) => number, ms: number): Speed {
  const below = generator(1);
  const warmUp = process.cpuUsage();
  while (cpuMsSince(warmUp) < ms / 4) play(below);
  const start = process.cpuUsage();
  let plies = 0;
  let cpuMs = 0;
  while (cpuMs < ms) {
    for (let games = 0; games < 4; games++) plies += play(below);
    cpuMs = cpuMsSince(start);
  }
  return {
    plies,
    cpuMs: Math.round(cpuMs),
    pliesPerCpuSecond: Math.round((plies * 1000) / cpuMs),
  };
}

function budget(): number {
  const { values } = parseArgs({ options: { ms: { type: 'string', default: '2000' } } });
  const ms = Number(values.ms);
  if (!Number.isInteger(ms) || ms < 1)
    throw new Stop(`--ms wants a whole number, not ${values.ms}`);
  return ms;
}

try {
  const ms = budget();
  await install(fileURLToPath(new URL('.', import.meta.url)), 'the yardsticks');
  process.env['NODE_ENV'] ??= 'production';
  const { playChess } = await import('./chess.ts');
  const { playTicTacToe } = await import('./tic-tac-toe.ts');
  const speeds = { chessops: measure(playChess, ms), boardgameio: measure(playTicTacToe, ms) };
  console.log(JSON.stringify(speeds));
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
