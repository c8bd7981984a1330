/** SD-7: the final settlement. */
import type { Emit, Outcome, Seat } from '@roundhouse/engine';
import { clearBit, countOnes } from '@roundhouse/kit/bitset';
import { placesBy } from '@roundhouse/kit/places';
import { leftOf } from '@roundhouse/kit/seats';
import { boardOf } from './board.ts';
import { companyName } from './names.ts';
import { stockSize, stockValue } from './sets.ts';
import { add, at } from './tally.ts';
import {
  COMPANIES,
  GOODS,
  NONE,
  type Action,
  type Company,
  type Event,
  type State,
  type View,
} from './types.ts';

/** SD-7.1, SD-7.2: cubes go back, goods go out, shares decide on control. */
export function startSettlement(state: State, emit?: Emit<Event>): void {
  const board = boardOf(state.config);
  state.phase = 'goods';
  let returned = 0;
  for (let company = 0; company < COMPANIES.length; company++) {
    returned += at(state.box, company);
    state.box[company] = 0;
    for (let word = 0; word < board.cityWords; word++) {
      const network = at(state.network, company * board.cityWords + word);
      state.goods[word] = at(state.goods, word) | network;
    }
  }
  state.supply += returned;
  if (emit) {
    const goods = state.goods.reduce((sum, word) => sum + countOnes(word), 0);
    emit({ type: 'settlement', returned, goods });
  }
  for (let company = 0; company < COMPANIES.length; company++) {
    decideControl(state, company, emit);
  }
  turnTo(state, 0, emit);
}

/** SD-7.2: the most shares; of those who tie the nearest clockwise to the last controller. */
function decideControl(state: State, company: Company, emit?: Emit<Event>): void {
  const last = state.lastControl[company] ?? NONE;
  if (last === NONE) return;
  const { seats } = state.config;
  let most = 0;
  let holder = NONE;
  let tied = false;
  for (let i = 0, seat = last; i < seats; i++, seat = leftOf(seat, seats)) {
    const shares = at(state.shares, company * seats + seat);
    if (shares === most && most > 0) tied = true;
    if (shares <= most) continue;
    most = shares;
    holder = seat;
    tied = false;
  }
  state.control[company] = holder;
  emit?.({
    type: 'final-control',
    company: companyName(company),
    seat: holder,
    shares: most,
    tied,
  });
}

/** SD-7.3: the next company from this place of the order on that can take a cube. */
function turnTo(state: State, place: number, emit?: Emit<Event>): void {
  const { order, control } = state;
  for (let tried = 0; tried < order.length; tried++) {
    const company = at(order, place);
    if (control[company] !== NONE && canTake(state, company)) {
      state.company = company;
      return;
    }
    place = place + 1 === order.length ? 0 : place + 1;
  }
  state.company = NONE;
  payShares(state, emit);
}

/** The cities of a company's network that still hold a cube, one word of bits. */
function takeableWord(state: State, cityWords: number, company: Company, word: number): number {
  return at(state.network, company * cityWords + word) & at(state.goods, word);
}

function canTake(state: State, company: Company): boolean {
  const { cityWords } = boardOf(state.config);
  for (let word = 0; word < cityWords; word++) {
    if (takeableWord(state, cityWords, company, word) !== 0) return true;
  }
  return false;
}

/** Only one city is left to choose. */
export function isTakeForced(state: State): boolean {
  const { cityWords } = boardOf(state.config);
  let one = false;
  for (let word = 0; word < cityWords; word++) {
    const bits = takeableWord(state, cityWords, state.company, word);
    if (bits === 0) continue;
    if (one || (bits & (bits - 1)) !== 0) return false;
    one = true;
  }
  return one;
}

export function takesOf(state: State): readonly Action[] {
  const { cityWords, take } = boardOf(state.config);
  const list: Action[] = [];
  for (let word = 0; word < cityWords; word++) {
    let bits = takeableWord(state, cityWords, state.company, word);
    while (bits !== 0) {
      list.push(take[word * 32 + 31 - Math.clz32(bits & -bits)] as Action);
      bits &= bits - 1;
    }
  }
  return list;
}

export function takeGoods(state: State, seat: Seat, id: string, emit?: Emit<Event>): void {
  const board = boardOf(state.config);
  const { company } = state;
  const city = board.cityIndex.get(id) ?? NONE;
  const colour = at(board.colour, city);
  clearBit(state.goods, city);
  add(state.stock, company * GOODS.length + colour, 1);
  if (emit) {
    emit({
      type: 'took',
      seat,
      company: companyName(company),
      city: board.cities[city]?.name ?? '',
      goods: GOODS[colour] ?? 'white',
      value: stockValue(state.stock, company),
    });
  }
  const place = state.order.indexOf(company) + 1;
  turnTo(state, place === state.order.length ? 0 : place, emit);
}

/** SD-7.5: each share pays its company's value. */
function payShares(state: State, emit?: Emit<Event>): void {
  const { seats } = state.config;
  state.phase = 'over';
  for (let company = 0; company < COMPANIES.length; company++) {
    const value = stockValue(state.stock, company);
    if (emit && state.control[company] !== NONE) {
      const from = company * GOODS.length;
      const goods = state.stock.slice(from, from + GOODS.length);
      emit({ type: 'share-value', company: companyName(company), goods, value });
    }
    for (let seat = 0; seat < seats; seat++) {
      const shares = at(state.shares, company * seats + seat);
      if (shares === 0) continue;
      const amount = shares * value;
      add(state.cash, seat, amount);
      emit?.({
        type: 'paid',
        seat,
        company: companyName(company),
        shares,
        amount,
        cash: at(state.cash, seat),
      });
    }
  }
  emit?.({ type: 'ended', ...ranking(state) });
}

/** SD-7.6: by seat, the goods cubes of the largest company under control; 0 without one. */
export function largestStocks({ cash, control, stock }: View): readonly number[] {
  return cash.map((_, seat) =>
    control.reduce(
      (most, holder, company) =>
        holder === seat ? Math.max(most, stockSize(stock, company)) : most,
      0,
    ),
  );
}

/** SD-7.6: most cash; then the largest stock of a company that one controls; then the place is shared. */
export function ranking(state: View): Outcome {
  const { cash } = state;
  const best = largestStocks(state);
  const isAhead = (other: Seat, seat: Seat): boolean =>
    at(cash, other) !== at(cash, seat)
      ? at(cash, other) > at(cash, seat)
      : at(best, other) > at(best, seat);
  return { scores: [...cash], places: placesBy([...cash.keys()], isAhead) };
}
