/** The contracts as slips: one is taken in hand, its seal counts its points. */
import { Counter } from '@roundhouse/ui/pieces/counter';
import { isFaulty } from '@roundhouse/ui/pieces/fault-mark';
import type { WorkbenchProps } from '@roundhouse/ui/workbench';
import { useEffect, useRef, type ReactNode } from 'react';
import { LOCATION_NAMES } from '../../src/board.ts';
import type { AmsterdamBox } from '../../src/types.ts';
import { Seal } from '../board/contracts.tsx';
import type { WorkbenchLabels } from '../words/workbench.ts';
import styles from './bench.module.css';
import { contractCalled, withPoints } from './editing.ts';

export interface ContractListProps extends WorkbenchProps<AmsterdamBox> {
  readonly labels: WorkbenchLabels;
  readonly chosen: number | undefined;
}

export function ContractList(props: ContractListProps): ReactNode {
  const { design, labels, faults, chosen, select, change } = props;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const slip = list.current?.children[chosen ?? -1];
    slip?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  return (
    <ul ref={list} className={styles['slips']} aria-label={labels.contracts}>
      {design.contracts.map(({ a, b, points }, at) => {
        const place = `contracts.${at}`;
        const called = contractCalled(design, at) ?? '';
        const isWrong = isFaulty(faults, place);
        return (
          <li key={place} data-fault={isWrong ? '' : undefined}>
            <button
              type="button"
              className={styles['slip']}
              aria-pressed={at === chosen}
              data-place={place}
              onClick={() => select(at === chosen ? undefined : place)}
            >
              <span>
                {LOCATION_NAMES[a]}
                <span className="unseen"> – </span>
                <br />
                {LOCATION_NAMES[b]}
                <span className="unseen">
                  , {labels.contract(at + 1, points)}
                  {isWrong && `, ${labels.fault}`}
                </span>
              </span>
              <Seal points={points} isDone={false} size={38} />
            </button>
            {at === chosen && (
              <Counter
                labels={labels}
                of={called}
                count={points}
                isWrong={isFaulty(faults, `${place}.points`)}
                add={(more) => change(withPoints(design, at, more), `points ${at}`)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
