/** Auctions held twice from the same position: by standing orders, and by people who speak with the same limits in mind. */
import {
  canonicalJson,
  isRefusal,
  type GameTypes,
  type Order,
  type Rng,
  type Seat,
} from '../src/index.ts';
import { demand } from './failure.ts';
import { randomMatch } from './random-match.ts';
import type { Subject } from './subject.ts';

export interface SpokenAuctions<G extends GameTypes> {
  readonly subject: Subject<G>;
  readonly configs: readonly G['config'][];
  isHeld(state: G['state']): boolean;
  /** What an action bids; undefined: it is no bid. */
  bidOf(action: G['action']): number | undefined;
  /** Limits are drawn below this. */
  readonly most: number;
}

/** So many sets of limits are tried from one position. */
const LIMITS_EACH = 4;

interface Held {
  readonly end: string;
  readonly words: readonly string[];
  readonly bids: readonly (readonly [Seat, number])[];
}

type Speak<G extends GameTypes> = (state: G['state'], seat: Seat) => G['action'];

/** Throws where the two differ, or where an order bids more than the others make it. */
export function holdAuctions<G extends GameTypes>(
  given: SpokenAuctions<G>,
  count: number,
  rng: Rng,
): void {
  const { subject, configs } = given;
  const { rules } = subject;
  const auctions = { held: 0 };
  while (auctions.held < count) {
    const config = configs[rng.below(configs.length)] ?? rules.configure({ seats: 3 });
    if (isRefusal(config)) throw new Error(config.code);
    randomMatch(subject, config, rng, {
      at({ state }) {
        // From the first word, or from any later one: an order may be given in the middle.
        if (!given.isHeld(state)) return;
        for (let again = 0; again < LIMITS_EACH && auctions.held < count; again += 1) {
          auctions.held += 1;
          const orders = Array.from({ length: config.seats }, (): Order => {
            if (rng.below(5) === 0) return { name: 'pass-auction' };
            const name = rng.below(4) === 0 ? 'pass-above' : 'bid-up-to';
            return { name, amount: rng.below(given.most) };
          });
          compare(given, state, orders);
        }
      },
    });
  }
}

function compare<G extends GameTypes>(
  given: SpokenAuctions<G>,
  state: G['state'],
  orders: readonly Order[],
): void {
  const { rules } = given.subject;
  const leastBid = (now: G['state'], seat: Seat, most: number): G['action'] | undefined =>
    rules
      .legal(now, seat)
      .flatMap((action) => ({ action, bid: given.bidOf(action) ?? Infinity }))
      .filter(({ bid }) => bid <= most)
      .toSorted((one, other) => one.bid - other.bid)[0]?.action;
  const byOrders = hold(given, state, (now, seat) => {
    const order = orders[seat] ?? { name: '' };
    const does = rules.obey?.(rules.view(now, seat), seat, order);
    // Below its limit this one leaves the word to its player, who goes on for as long as he is asked.
    const word =
      does ?? (order.name === 'pass-above' ? leastBid(now, seat, Number.MAX_VALUE) : undefined);
    if (word === undefined || isRefusal(word)) throw new Error(`seat ${seat} did not obey`);
    return word;
  });
  const spoken = hold(given, state, (now, seat) => {
    const { amount = 0, name } = orders[seat] ?? {};
    const pass = rules.legal(now, seat).find((action) => action.type === 'pass');
    const word = (name === 'pass-auction' ? undefined : leastBid(now, seat, amount)) ?? pass;
    if (!word) throw new Error(`seat ${seat} can't pass`);
    return word;
  });
  const told = `${orders.map((order) => order.amount ?? 'pass').join(' ')}: ${spoken.words.join(', ')}`;
  demand(canonicalJson(byOrders) === canonicalJson(spoken), `orders ran otherwise: ${told}`);
  demandNoMoreThanNeeded(byOrders, orders, told);
}

/** Each of them in turn, until the hammer falls. */
function hold<G extends GameTypes>(
  { subject: { rules }, isHeld, bidOf }: SpokenAuctions<G>,
  from: G['state'],
  speak: Speak<G>,
): Held {
  const state = rules.clone(from);
  const words: string[] = [];
  const bids: [Seat, number][] = [];
  for (;;) {
    const turn = rules.turn(state);
    const seat = turn.kind === 'act' ? turn.seats[0] : undefined;
    if (!isHeld(state) || seat === undefined) break;
    const word = speak(state, seat);
    const text = rules.action.format(word);
    const isLegal = rules.legal(state, seat).some((action) => rules.action.format(action) === text);
    demand(isLegal, `seat ${seat} says '${text}', which is not allowed`);
    words.push(`${seat} ${text}`);
    const bid = bidOf(word);
    if (bid !== undefined) bids.push([seat, bid]);
    rules.apply(state, seat, word);
  }
  const { config: _, ...rest } = state;
  return { end: canonicalJson(rest), words, bids };
}

/** Nobody bids more than one above what another would have paid; the first bid is what the rules ask at least. */
function demandNoMoreThanNeeded({ bids }: Held, orders: readonly Order[], told: string): void {
  for (const [seat, bid] of bids.slice(1)) {
    const others = orders.filter((_, other) => other !== seat);
    const most = Math.max(0, ...others.map(({ amount = 0 }) => amount));
    demand(bid <= Math.max(most, bids[0]?.[1] ?? 0) + 1, `seat ${seat} showed too much: ${told}`);
  }
}
