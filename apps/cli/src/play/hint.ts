/** What a bot would do in your place, what else it weighed, and why. */
import type { Weighed } from '@roundhouse/bots';
import type { AnyGame } from '@roundhouse/titles';
import { yourView, type Screen } from './screen.ts';
import { botSeed } from './table.ts';

const MOST_SHOWN = 5;

export async function hintLines(screen: Screen): Promise<readonly string[]> {
  const { table, phrases, words, advisor } = screen;
  if (!advisor) return [phrases.noHint];
  const { title, rules, match, you, pool } = table;
  const view = yourView(screen);
  const { action, explanation } = await pool.think({
    title: title.id,
    seats: match.config.seats,
    level: advisor,
    view,
    legal: rules.legal(match.state, you),
    seat: you,
    seed: botSeed(table, you),
    measure: {},
    isExplained: true,
  });
  const { candidates = [], playouts = 0 } = explanation ?? {};
  const line = (weighed: Weighed<AnyGame['action']>): string => {
    const reason = words.reason?.(weighed.reason) ?? '';
    const choice = words.choice(weighed.action, view);
    return playouts > 0 ? phrases.weighed(weighed.value, choice, reason) : `  ${reason}`;
  };
  const shown = candidates.slice(0, MOST_SHOWN).map(line);
  return [phrases.hint(words.choice(action, view)), ...shown.filter((text) => text.trim() !== '')];
}
