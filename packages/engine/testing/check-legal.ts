/** What may be done: legal lists, their texts, `why`, `idle` and standing orders. */
import {
  isRefusal,
  tryAction,
  type GameTypes,
  type Order,
  type Refusal,
  type Rules,
  type Seat,
  type Turn,
} from '../src/index.ts';
import { copyOf, difference, same, sameBytes } from './compare.ts';
import { demand } from './failure.ts';
import { drawTexts, oddTexts } from './odd-texts.ts';
import { seatsOf, someOf, type Probe } from './probe.ts';

/** More foreign actions than this are sampled. */
const FOREIGN = 40;
const AMOUNTS = [0, 1, 2, 5, 10, 25, 1000];

function textsOf<G extends GameTypes>(rules: Rules<G>, list: readonly G['action'][]): string[] {
  return list.map((action) => rules.action.format(action));
}

function isFlat(value: object): boolean {
  const isSimple = (part: unknown): boolean => typeof part !== 'object' || part === null;
  return Object.values(value).every(
    (part: unknown) => isSimple(part) || (Array.isArray(part) && part.every(isSimple)),
  );
}

function checkText<A extends { readonly type: string }>(
  notation: { format(value: A): string; parse(text: string): A | undefined },
  value: A,
  text: string,
): void {
  demand(isFlat(value), () => `${JSON.stringify(value)} is not flat`);
  demand(/^\S+(?: \S+)*$/.test(text), () => `'${text}' is not words with single blanks`);
  const read = notation.parse(text);
  demand(read !== undefined, () => `'${text}' can't be read back`);
  demand(same(read, value), () => `'${text}' reads as another: ${difference(value, read)}`);
}

export function legalProbes<G extends GameTypes>(): readonly Probe<G>[] {
  return [
    {
      name: 'texts of actions are unique within a list and read back as the action',
      looks: 'each',
      look({ rules, state, turn }, { seen }) {
        if (turn.kind !== 'act') return;
        for (const seat of turn.seats) {
          const texts = new Set<string>();
          for (const action of rules.legal(state, seat)) {
            const text = rules.action.format(action);
            demand(!texts.has(text), `'${text}' stands twice in the list of seat ${seat}`);
            texts.add(text);
            if (seen.actions.has(text)) continue;
            checkText(rules.action, action, text);
            seen.actions.set(text, copyOf(action));
            seen.texts.push(text);
          }
        }
      },
    },
    {
      name: 'what a changed text reads as is written as that text',
      looks: 'some',
      look({ rules }, { rng, seen }) {
        for (const text of oddTexts(seen, rng)) {
          const action = rules.action.parse(text);
          if (action === undefined) continue;
          const written = rules.action.format(action);
          demand(written === text, () => `'${text}' is read, but written '${written}'`);
        }
      },
    },
    {
      name: 'legal lists have a fixed order',
      looks: 'some',
      look({ rules, state }) {
        const clone = rules.clone(state);
        const reordered = withKeysReversed(state);
        for (const seat of seatsOf(state)) {
          const first = textsOf(rules, rules.legal(state, seat));
          const copies = [
            ['a second call', state],
            ['a clone', clone],
            ['the state loaded from a snapshot', reordered],
          ] as const;
          for (const [name, other] of copies) {
            const again = textsOf(rules, rules.legal(other, seat));
            demand(
              same(first, again),
              () => `${name} lists otherwise: ${difference(first, again)}`,
            );
          }
        }
      },
    },
    {
      name: 'a seat that does not act has no legal action',
      looks: 'each',
      look({ rules, state, turn, config }) {
        for (let seat = 0; seat < config.seats; seat++) {
          if (turn.kind === 'act' && turn.seats.includes(seat)) continue;
          const { length } = rules.legal(state, seat);
          demand(length === 0, `seat ${seat} does not act and has ${length} actions`);
        }
      },
    },
    {
      name: 'a forced turn is one seat with one action',
      looks: 'each',
      look({ rules, state, turn }) {
        if (turn.kind !== 'act' || turn.forced === undefined) return;
        const [seat] = turn.seats;
        demand(seat !== undefined && turn.seats.length === 1, 'it is not one seat');
        const { length } = rules.legal(state, seat);
        demand(length === 1, `seat ${seat} has ${length} actions`);
      },
    },
    {
      name: 'why is undefined exactly for listed actions',
      looks: 'some',
      look({ rules, state }, { rng, seen }) {
        const seats = seatsOf(state);
        const listed = seats.flatMap((seat) => textsOf(rules, rules.legal(state, seat)));
        for (const seat of seats) {
          const others = [...someOf(listed, FOREIGN, rng), ...drawTexts(seen, FOREIGN, rng)];
          checkWhy(rules, state, seat, others);
        }
      },
    },
    {
      name: 'a refused text changes nothing',
      looks: 'some',
      look({ rules, state }, { rng, seen }) {
        const before = copyOf(state);
        const texts = oddTexts(seen, rng);
        const seats = seatsOf(state);
        for (const seat of [...seats, -1, seats.length, 0.5, Number.NaN]) {
          const isSeat = seats.includes(seat);
          const listed = new Set(isSeat ? textsOf(rules, rules.legal(state, seat)) : []);
          for (const text of texts) {
            const answer = tryAction(rules, state, seat, text);
            demand(isRefusal(answer) !== listed.has(text), () => `seat ${seat}, '${text}'`);
            if (isRefusal(answer) && isSeat) checkRefusal(answer);
          }
          demand(same(before, state), () => `seat ${seat}: ${difference(before, state)}`);
        }
      },
    },
    {
      name: 'idle is legal',
      looks: 'some',
      look({ rules, state, turn }) {
        if (turn.kind !== 'act') return;
        for (const seat of turn.seats) {
          const text = rules.action.format(rules.idle(rules.view(state, seat), seat));
          const listed = textsOf(rules, rules.legal(state, seat)).includes(text);
          demand(listed, `seat ${seat} would idle with '${text}', which is not legal`);
        }
      },
    },
    {
      name: 'a standing order does what is legal',
      looks: 'some',
      look({ rules, state }) {
        for (const seat of seatsOf(state)) checkOrders(rules, state, seat);
      },
    },
  ];
}

/** Only reads through a snapshot could tell it from the state itself. */
function withKeysReversed<S extends object>(state: S): S {
  const turned = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(turned);
    const entries = Object.entries(value).toReversed();
    return Object.fromEntries(entries.map(([key, part]) => [key, turned(part)]));
  };
  const { config, ...rest } = state as S & { config: unknown };
  return Object.assign({ config }, turned(rest)) as unknown as S;
}

function checkRefusal(refusal: Refusal): void {
  demand(refusal.code !== '' && refusal.rule !== '', 'a refusal without code or rule');
  for (const [name, value] of Object.entries(refusal.params)) {
    const isFine = typeof value === 'string' || Number.isFinite(value);
    demand(isFine, () => `refusal ${refusal.code}: ${name} is ${String(value)}`);
  }
}

function checkWhy<G extends GameTypes>(
  rules: Rules<G>,
  state: G['state'],
  seat: Seat,
  others: readonly string[],
): void {
  const view = rules.view(state, seat);
  const listed = new Set<string>();
  for (const action of rules.legal(state, seat)) {
    const text = rules.action.format(action);
    listed.add(text);
    const why = rules.why(view, seat, action);
    demand(why === undefined, () => `seat ${seat}: '${text}' is listed, but ${why?.code ?? ''}`);
  }
  for (const text of others) {
    const action = rules.action.parse(text);
    if (action === undefined || listed.has(text)) continue;
    const why = rules.why(view, seat, action);
    demand(why !== undefined, `seat ${seat}: '${text}' is not listed, and why does not say why`);
    demand(isRefusal(why), `seat ${seat}: '${text}': why is not a refusal`);
    checkRefusal(why);
    const refused = tryAction(rules, state, seat, text);
    demand(
      sameBytes(refused, why),
      () =>
        `seat ${seat}: '${text}' is refused as ${JSON.stringify(refused)}, but why says ${why.code}`,
    );
    checkNobodysTurn(rules.turn(state), why);
  }
}

/** What holds in every game is said in the same words by all of them. */
function checkNobodysTurn(turn: Turn, why: Refusal): void {
  if (turn.kind === 'act') return;
  const code = turn.kind === 'over' ? 'match-over' : 'chance-first';
  demand(
    why.code === code && why.rule === 'table',
    () => `the turn is '${turn.kind}', but why says ${why.code} of ${why.rule}`,
  );
  if (turn.kind === 'chance') {
    demand(why.params['pool'] === turn.pool, () => `a draw of '${turn.pool}' is due, not that`);
  }
}

function checkOrders<G extends GameTypes>(rules: Rules<G>, state: G['state'], seat: Seat): void {
  const obey = rules.obey?.bind(rules);
  const view = rules.view(state, seat);
  for (const { name, amount } of rules.orders ?? []) {
    demand(obey !== undefined, 'there are orders, but nothing obeys them');
    const orders: Order[] = amount ? AMOUNTS.map((sum) => ({ name, amount: sum })) : [{ name }];
    for (const order of orders) {
      const answer = obey(view, seat, order);
      if (answer === undefined) continue;
      if (isRefusal(answer)) {
        checkRefusal(answer);
        continue;
      }
      const text = rules.action.format(answer);
      const listed = textsOf(rules, rules.legal(state, seat)).includes(text);
      demand(listed, () => `seat ${seat}, ${JSON.stringify(order)}: '${text}' is not legal`);
      const again = obey(rules.view(state, seat), seat, order);
      demand(
        sameBytes(again, answer),
        () => `seat ${seat}, ${JSON.stringify(order)}: twice, not the same`,
      );
    }
  }
}
