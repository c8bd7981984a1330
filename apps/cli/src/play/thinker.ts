/** Who thinks at a table in a terminal: each seat's own player, and the strongest level for advice. */
import type { Level } from '@roundhouse/bots';
import { seededRng } from '@roundhouse/engine';
import type { Thinker } from '@roundhouse/table';
import type { BotPool } from '../bot-pool.ts';
import type { SeatedPlayer } from '../players.ts';

/** The best are followed to the end of the match, so long. */
const FOLLOWED = { most: 3, ms: 1500 } as const;

export function terminalThinker(
  bots: readonly (SeatedPlayer | undefined)[],
  advisor: Level,
  pool: BotPool,
): Thinker {
  return {
    async decide({ view, legal, seat, seed }) {
      const bot = bots[seat];
      if (!bot) throw new Error(`nobody plays for seat ${seat}`);
      return { action: await bot.choose(view, legal, seat, seededRng(seed)) };
    },
    async advise(question) {
      const asked = { ...question, level: advisor, measure: {}, isExplained: true };
      const job = { ...asked, followed: FOLLOWED };
      const { action, explanation } = await pool.think(job);
      const reason = { code: 'only-choice', params: {} };
      const only = { playouts: 0, candidates: [{ action, value: 0, trials: 0, reason }] };
      return { explanation: explanation ?? only };
    },
    review: () => Promise.resolve(undefined),
  };
}
