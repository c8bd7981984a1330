/** The table of a puzzle, set anew each time. */
import { botName, type Sitter } from '@roundhouse/table';
import type { AnyGame, Title } from '@roundhouse/titles';
import type { Reasoned } from '@roundhouse/ui/words';
import { tableOf, type OpenTable } from '../table/opening.ts';
import { openPuzzleHost, type PuzzleHost } from './puzzle-host.ts';
import type { Shelved } from './shelf.ts';

export interface OpenPuzzle {
  readonly host: PuzzleHost;
  readonly table: OpenTable;
  /** What speaks for a move, from what the seat sees. */
  reason(action: AnyGame['action']): Reasoned;
}

export async function openPuzzle(
  title: Title,
  { game, puzzle }: Shelved,
  name: string,
): Promise<OpenPuzzle> {
  const { seats } = game.config as unknown as AnyGame['config'];
  const { seat: own } = puzzle;
  const sitters = Array.from({ length: seats }, (_, seat): Sitter => {
    const colour = title.colours?.[seat];
    const painted = colour === undefined ? {} : { colour };
    if (seat === own) return { kind: 'person', name, ...painted };
    return {
      kind: 'bot',
      name: botName((seat - own + seats - 1) % seats),
      level: 'normal',
      ...painted,
    };
  });
  const host = await openPuzzleHost(title, game, puzzle, sitters);
  const [table, brain] = await Promise.all([tableOf(title, host), title.brain()]);
  return { host, table, reason: (action) => brain.reason(host.view, own, action) };
}
