/** Deciding beforehand, while others are asked: what stands, what may be ordered, and why something is off. */
import { isRefusal, type Order, type OrderSpec, type Refusal, type Seat } from '@roundhouse/engine';
import type { OrderDesk, StandingOrder } from '@roundhouse/table';
import { tableRefusal } from '@roundhouse/ui/table-words';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { useRules } from '../../app/title-parts.ts';
import { usePaceWords } from '../../pace/words.ts';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';
import style from './orders.module.css';

export interface StandingOrdersProps {
  readonly desk: OrderDesk;
  readonly seat: Seat;
}

export function StandingOrders({ desk, seat }: StandingOrdersProps): ReactNode {
  const { orders: say } = usePaceWords();
  const { title, tell, words } = useTable();
  const { live, notices } = usePlay();
  const rules = useRules(title);
  const heading = useId();
  const { given, read } = useGiven(desk, seat, live?.seq);
  const [refused, setRefused] = useState<Refusal>();
  if (!live || !rules.obey) return null;
  const tellWhy = (why: Refusal): string => tableRefusal(tell.language, why) ?? words.refusal(why);
  const isPossible = ({ name, amount }: OrderSpec): boolean =>
    !isRefusal(rules.obey?.(live.view, seat, { name, ...(amount ? { amount: 0 } : {}) }));
  const possible = (rules.orders ?? []).filter(isPossible);
  if (possible.length === 0 && given.length === 0) return null;
  const give = async (orders: readonly Order[]): Promise<void> => {
    try {
      setRefused(await desk.give(seat, orders));
      await read();
    } catch (error) {
      notices.fail(error);
    }
  };
  const standing = given.filter(({ disarmed }) => !disarmed);
  return (
    <section className={style['orders']} aria-labelledby={heading} data-orders>
      <h3 id={heading} className="caption">
        {say.title}
      </h3>
      <p className={style['note']}>{say.text}</p>
      {given.map(({ order, disarmed }) => (
        <p key={order.name} className={style['given']} data-off={disarmed ? '' : undefined}>
          <span>
            {disarmed ? say.off(tellWhy(disarmed)) : say.stands}: {nameOf(say.names, order)}
          </span>
          <button
            type="button"
            className="button quiet small"
            onClick={() =>
              void give(standing.flatMap((each) => (each.order === order ? [] : [each.order])))
            }
          >
            {say.change}
          </button>
        </p>
      ))}
      {standing.length === 0 &&
        possible.map((spec) => (
          <NewOrder key={spec.name} spec={spec} onGive={(order) => void give([order])} />
        ))}
      <output>{refused && tellWhy(refused)}</output>
    </section>
  );
}

const nameOf = (names: Readonly<Record<string, string>>, { name, amount }: Order): string =>
  [names[name] ?? name, ...(amount === undefined ? [] : [amount])].join(' ');

interface NewOrderProps {
  readonly spec: OrderSpec;
  onGive(order: Order): void;
}

function NewOrder({ spec: { name, amount: hasAmount }, onGive }: NewOrderProps): ReactNode {
  const { orders: say } = usePaceWords();
  const [amount, setAmount] = useState('');
  const label = say.names[name] ?? name;
  if (!hasAmount) {
    return (
      <button type="button" className="button quiet small" onClick={() => onGive({ name })}>
        {label}
      </button>
    );
  }
  return (
    <form
      className={style['limit']}
      onSubmit={(event) => {
        event.preventDefault();
        onGive({ name, amount: Number(amount) });
      }}
    >
      <label>
        {label}
        <input
          className="number"
          inputMode="numeric"
          pattern="[0-9]{1,5}"
          required
          aria-label={say.amount}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
      </label>
      <button type="submit" className="button quiet small">
        {say.give}
      </button>
    </form>
  );
}

interface Given {
  readonly given: readonly StandingOrder[];
  read(): Promise<void>;
}

/** Looked at again with every line: it may have put one off. */
function useGiven(desk: OrderDesk, seat: Seat, seq: number | undefined): Given {
  const [given, setGiven] = useState<readonly StandingOrder[]>([]);
  useEffect(() => {
    let isGone = false;
    desk.read(seat).then(
      (orders) => {
        if (!isGone) setGiven(orders);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [desk, seat, seq]);
  return { given, read: async () => setGiven(await desk.read(seat)) };
}
