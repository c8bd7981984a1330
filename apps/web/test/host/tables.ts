/** Tables over a store in memory, with bots that take what comes first. */
import { seedFromText } from '@roundhouse/engine';
import { Tables, type MatchStore, type Sitter, type Thinker } from '@roundhouse/table';
import { titleOf } from '@roundhouse/titles';

const first: Thinker = {
  async decide({ legal: [action] }) {
    if (!action) throw new Error('nothing to decide');
    return { action };
  },
  advise: () => Promise.reject(new Error('not asked')),
  review: () => Promise.reject(new Error('not asked')),
};

export function tablesOver(store: MatchStore, now = () => 1000): Tables {
  let made = 0;
  return new Tables({
    store,
    thinker: first,
    titleOf,
    now: () => now() + made,
    fresh: () => ({ id: `m${++made}`, seed: seedFromText(`fresh ${made}`), now: now() + made }),
    announce: () => undefined,
  });
}

export const person = (name: string): Sitter => ({ kind: 'person', name });
export const bot: Sitter = { kind: 'bot', name: 'Bo', level: 'easy' };
