// node bench/yardsticks.ts --ms 2000
// Prints one line of JSON: how many plies per CPU-second other people's engines play at random.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureSteady } from '../apps/cli/src/bench/steady.ts';
import { install, say, Stop } from '../scripts/install.mjs';
import { generator } from './generator.ts';

interface Speed {
  readonly plies: number;
  readonly cpuMs: number;
  readonly warmUpMs: number;
  readonly pliesPerCpuSecond: number;
}

function measure(play: (below: (n: number) => number) => number, ms: number): Speed {
  const below = generator(1);
  const { plies, cpuMs, warmUpMs } = measureSteady(() => play(below), ms);
  return {
    plies,
    cpuMs: Math.round(cpuMs),
    warmUpMs: Math.round(warmUpMs),
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
