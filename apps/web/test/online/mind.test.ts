/** What a page works out from what its seat sees is what the table itself would say. */
import { isRefusal, seededRng, tryAction, type Match } from '@roundhouse/engine';
import { previewOf, whyOf } from '@roundhouse/table';
import { TITLES, type AnyGame, type Title } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { knowing } from '../../src/online/mind.ts';

const GAMES = 2;
/** Every so many decisions are looked at. */
const STRIDE = 5;

interface Spot {
  readonly match: Match<AnyGame>;
  readonly seat: number;
  readonly legal: readonly string[];
  /** One that is legal, one that was elsewhere, and one that is none. */
  readonly texts: readonly string[];
}

async function spotsOf(title: Title, game: number): Promise<readonly Spot[]> {
  const rules = await title.rules();
  const rng = seededRng(`${title.id} ${game}`);
  const seats = title.seats[game % title.seats.length] ?? 3;
  const config = rules.configure({ seats }) as AnyGame['config'];
  const state = rules.setup(config);
  const known = new Set<string>();
  const spots: Spot[] = [];
  let count = 0;
  for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
    if (turn.kind === 'chance') {
      rules.applyChance(state, rules.sampleChance(state, rng));
      continue;
    }
    const seat = turn.seats[rng.below(turn.seats.length)] ?? 0;
    const actions = rules.legal(state, seat);
    const legal = actions.map((action) => rules.action.format(action));
    const move = actions[rng.below(actions.length)];
    if (!move) throw new Error('nothing to do');
    count += 1;
    if (count % STRIDE === 0) {
      const others = [...known].filter((text) => !legal.includes(text));
      const elsewhere = others.length > 0 ? [others[rng.below(others.length)] ?? ''] : [];
      const texts = [rules.action.format(move), 'gibberish', ...elsewhere];
      const match = { rules, state: rules.clone(state), config } as unknown as Match<AnyGame>;
      spots.push({ match, seat, legal, texts });
    }
    for (const text of legal.slice(0, 20)) known.add(text);
    rules.apply(state, seat, move);
  }
  return spots;
}

/** As it travels: without the options, which came with the table. */
function travelled(view: AnyGame['view'], config: unknown): AnyGame['view'] {
  const { config: _, ...rest } = view as { config?: unknown };
  return { ...(JSON.parse(JSON.stringify(rest)) as object), config } as AnyGame['view'];
}

test.each(TITLES.map((title) => [title.id, title] as const))(
  'of %s: what is legal, why it is not, and what it would do',
  async (id, title) => {
    const games = await Promise.all([...Array(GAMES).keys()].map((game) => spotsOf(title, game)));
    const seen = { allowed: 0, refused: 0 };
    for (const { match, seat, legal, texts } of games.flat()) {
      const { rules, state, config } = match;
      const mine = { view: travelled(rules.view(state, seat), config), legal };
      for (const text of texts) {
        const why = await knowing.why(id, mine, seat, text);
        const judged = tryAction(rules, state, seat, text);
        expect(why).toEqual(isRefusal(judged) ? judged : undefined);
        expect(why).toEqual(whyOf(match, seat, text));
        const preview = await knowing.preview(id, mine, seat, text);
        expect(preview).toEqual(previewOf(match, seat, text));
        seen[why ? 'refused' : 'allowed'] += 1;
      }
    }
    expect(seen.allowed).toBeGreaterThan(10);
    expect(seen.refused).toBeGreaterThan(10);
  },
);
