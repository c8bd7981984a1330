import { availableParallelism } from 'node:os';
import { Failed, type Command } from '../command.ts';
import { blocksOf, keep, runBlock, type Block, type Message, type Tell } from '../fuzz/block.ts';
import { print, progress } from '../output.ts';
import { needTitle } from '../setup.ts';
import { inThread } from '../threads.ts';

export const command: Command = {
  usage: 'fuzz TITLE',
  summary: "play random matches with every check of the engine's contract along them",
  details: [
    'All seat counts and options in turn. Each failure is kept as a record that replay opens;',
    'exit code 1 if there is one. Secrets are compared in the tests, not here.',
  ],
  options: {
    games: { value: 'N', help: 'how many matches (default 1000)' },
    seed: { value: 'TEXT', help: 'where chance starts (default 1)' },
    out: { value: 'DIR', help: 'where failures are kept (default fuzz-failures)' },
    workers: { value: 'N', help: 'threads (default: up to two)' },
  },
  async run(args) {
    const title = needTitle(args.word(0));
    const matches = args.whole('games', { from: 1, to: 100_000_000 }) ?? 1000;
    const workers =
      args.whole('workers', { from: 1, to: 64 }) ?? Math.min(2, availableParallelism());
    const seed = args.text('seed') ?? '1';
    const folder = args.text('out') ?? 'fuzz-failures';
    const bar = progress('games', matches);
    let [played, failures] = [0, 0];
    await runBlocks(blocksOf(title.id, seed, matches), workers, (message) => {
      if ('found' in message) {
        failures++;
        print(keep(message.found, `${folder}/${title.id}-${message.found.id}.rec`));
      } else {
        bar.at((played += message.played));
      }
    });
    bar.end();
    print(`${title.id}, seed '${seed}': ${played} matches, ${failures} failures`);
    if (failures > 0) throw new Failed(`${failures} checks failed`);
  },
};

async function runBlocks(blocks: readonly Block[], workers: number, tell: Tell): Promise<void> {
  if (workers === 1 || blocks.length === 1) {
    for (const block of blocks) await runBlock(block, tell);
    return;
  }
  const file = new URL('../fuzz/worker.ts', import.meta.url);
  const shares = Array.from({ length: Math.min(workers, blocks.length) }, (_, worker) =>
    blocks.filter(({ number }) => number % workers === worker),
  );
  await Promise.all(
    shares.map((share) => inThread(file, share, (message) => tell(message as Message))),
  );
}
