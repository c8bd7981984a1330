/** Deciding beforehand, while others are asked: a sign that says what stands, and a card to give, change or end it. */
import { isRefusal, type Order, type OrderSpec, type Refusal, type Seat } from '@roundhouse/engine';
import type { OrderDesk, StandingOrder } from '@roundhouse/table';
import { tableRefusal } from '@roundhouse/ui/table-words';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { QuietButton } from '../../app/button.tsx';
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
  const card = useId();
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
  const [first] = standing;
  return (
    <>
      <QuietButton popoverTarget={card} data-beforehand={first ? 'given' : ''}>
        {first ? `${say.stands}: ${nameOf(say.names, first.order)}` : say.title}
      </QuietButton>
      <dialog
        id={card}
        popover="auto"
        className={style['card']}
        aria-labelledby={heading}
        data-orders
      >
        <h2 id={heading} className="caption">
          {say.title}
        </h2>
        <p className={style['note']}>{say.text}</p>
        {given.map(({ order, disarmed }) => (
          <p key={order.name} className={style['given']} data-off={disarmed ? '' : undefined}>
            <span>
              {disarmed ? say.off(tellWhy(disarmed)) : say.stands}: {nameOf(say.names, order)}
            </span>
            <QuietButton
              onClick={() =>
                void give(standing.flatMap((each) => (each.order === order ? [] : [each.order])))
              }
            >
              {say.change}
            </QuietButton>
          </p>
        ))}
        {standing.length === 0 && (
          <NewOrders specs={possible} onGive={(order) => void give([order])} />
        )}
        <output>{refused && tellWhy(refused)}</output>
      </dialog>
    </>
  );
}

const nameOf = (names: Readonly<Record<string, string>>, { name, amount }: Order): string =>
  [names[name] ?? name, ...(amount === undefined ? [] : [amount])].join(' ');

interface NewOrdersProps {
  readonly specs: readonly OrderSpec[];
  onGive(order: Order): void;
}

const AMOUNT = /^\d{1,5}$/;

/** One limit for all that need one: each button says what would be done by it. */
function NewOrders({ specs, onGive }: NewOrdersProps): ReactNode {
  const { orders: say } = usePaceWords();
  const [limit, setLimit] = useState('');
  const isSaid = AMOUNT.test(limit);
  return (
    <>
      {specs.some(({ amount }) => amount) && (
        <label className={style['limit']}>
          {say.amount}
          <input
            className="number"
            inputMode="numeric"
            maxLength={5}
            value={limit}
            onChange={({ target }) => setLimit(target.value.trim())}
          />
        </label>
      )}
      {specs.map(({ name, amount }) => (
        <QuietButton
          key={name}
          disabled={amount && !isSaid}
          onClick={() => onGive({ name, ...(amount ? { amount: Number(limit) } : {}) })}
        >
          {say.names[name] ?? name}
          {amount && ` ${isSaid ? Number(limit) : '…'}`}
        </QuietButton>
      ))}
    </>
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
    const look = async (): Promise<void> => {
      const orders = await desk.read(seat);
      if (!isGone) setGiven(orders);
    };
    // Before anything is told there is nothing to decide.
    if (seq !== undefined) look().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [desk, seat, seq]);
  return { given, read: async () => setGiven(await desk.read(seat)) };
}
