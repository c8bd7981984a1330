/** A block of random matches under one seed: the same block finds the same faults on any thread. */
import type { Rules } from '@roundhouse/engine';
import { assertConformance } from '@roundhouse/engine/testing';
import { titleOf, type AnyGame } from '@roundhouse/titles';
import { writeFile } from '../files.ts';

export interface Block {
  readonly title: string;
  readonly number: number;
  readonly seed: string;
  readonly matches: number;
}

export interface Found {
  /** The number of the block and of the find in it: `3-1`. */
  readonly id: string;
  /** The check, and what it saw. */
  readonly problem: string;
  /** The match up to there; empty where no match is needed to see it. */
  readonly record: string;
}

export type Message = { readonly played: number } | { readonly found: Found };

/** A new block looks closely at every kind of position again, so blocks are not small. */
const SIZE = 500;

export function blocksOf(title: string, seed: string, matches: number): readonly Block[] {
  return Array.from({ length: Math.ceil(matches / SIZE) }, (_, number) => ({
    title,
    number,
    seed: `${seed}/${number}`,
    matches: Math.min(SIZE, matches - number * SIZE),
  }));
}

export type Tell = (message: Message) => void;

export async function runBlock(block: Block, tell: Tell): Promise<void> {
  const rules = await titleOf(block.title)?.rules();
  if (!rules) throw new Error(`there is no title ${block.title}`);
  fuzzRules(rules, block, tell);
}

export function fuzzRules(rules: Rules<AnyGame>, block: Block, tell: Tell): void {
  let finds = 0;
  assertConformance(
    { rules },
    {
      seed: block.seed,
      matches: block.matches,
      worlds: false,
      played: () => tell({ played: 1 }),
      failed({ message, record }) {
        const [problem = ''] = message.split('\n');
        tell({ found: { id: `${block.number}-${++finds}`, problem, record } });
      },
    },
  );
}

/** What went wrong, and the file that shows it: a record that `replay` opens. */
export function keep({ problem, record }: Found, file: string): string {
  if (record === '') return problem;
  writeFile(file, `# ${problem}\n${record}`);
  return `${problem}\n  ${file}`;
}
