/** The end of Amsterdam: the contracts are turned up one by one, then the merchandise is counted. */
import type { EndingProps } from '@roundhouse/ui/board';
import { useMemo, type ReactNode } from 'react';
import { sentence } from '@roundhouse/ui/sentence';
import { LOCATION_NAMES } from '../../../src/board.ts';
import type { Final, View } from '../../../src/types.ts';
import { signed } from '../../words/names.ts';
import { SackSign } from '../card.tsx';
import { CartSign } from '../cart.tsx';
import { Seal } from '../contracts.tsx';
import { BOARD_LABELS } from '../../words/board.ts';
import palette from '../palette.module.css';
import styles from './ending.module.css';
import { ENDING_LABELS, type EndingLabels } from '../../words/ending.ts';
import { finalsOf, isRevealed, reckoningOf, scoreAfter, type Revealed } from './reckoning.ts';
import { useReveal } from './use-reveal.ts';
import { printedIn, type Printed } from '../../../src/printed.ts';

export function Ending({ view, order, language, who, ...telling }: EndingProps<View>): ReactNode {
  const labels = ENDING_LABELS[language];
  const finals = finalsOf(view);
  const reckoning = useMemo(() => reckoningOf(finals), [finals]);
  const { isTold, turned, told } = telling;
  const { count, next, all } = useReveal({ length: reckoning.length, isTold, turned, told });
  const sofar = reckoning.slice(0, count);
  const last = isTold ? undefined : sofar.at(-1);
  // The places are part of what is told.
  const seats = isTold ? order : finals.map(({ seat }) => seat);
  return (
    <div className={palette['palette']}>
      <h3 className="caption">{labels.title}</h3>
      <ol className={styles['players']}>
        {seats.flatMap((seat) => {
          const final = finals[seat];
          if (!final) return [];
          return [
            <li key={seat} className={`card ${styles['player']}`} data-last={last?.seat === seat}>
              <div className={styles['head']}>
                <CartSign seat={seat} />
                <b>{sentence(who(seat))}</b>
                <span className={`number ${styles['score']}`}>
                  {labels.points(scoreAfter(final, sofar))}
                </span>
              </div>
              <ul className={styles['told']}>
                <li>
                  <span className={styles['what']}>{labels.routes}</span>
                  <b>{signed(final.routes)}</b>
                </li>
                {final.contracts.map(({ contract }, at) => (
                  <Contract
                    key={contract}
                    contracts={printedIn(view.config).contracts}
                    final={final}
                    at={at}
                    isOpen={isRevealed(sofar, seat, at)}
                    language={language}
                  />
                ))}
                {sofar.some((each) => each.kind === 'bonus' && each.seat === seat) && (
                  <Merchandise final={final} labels={labels} />
                )}
              </ul>
            </li>,
          ];
        })}
      </ol>
      <p className="unseen" role="status">
        {last && saying(last, view, labels, who)}
      </p>
      {!isTold && (
        <p className={styles['ways']}>
          <button type="button" className="button" onClick={next}>
            {labels.next}
          </button>
          <button type="button" className="button quiet" onClick={all}>
            {labels.all}
          </button>
        </p>
      )}
    </div>
  );
}

interface ContractProps {
  readonly contracts: Printed['contracts'];
  readonly final: Final;
  readonly at: number;
  readonly isOpen: boolean;
  readonly language: EndingProps<View>['language'];
}

function Contract({ contracts, final, at, isOpen, language }: ContractProps): ReactNode {
  const labels = ENDING_LABELS[language];
  const held = final.contracts[at];
  if (!held) return null;
  if (!isOpen) return <li className={styles['dark']} aria-label={labels.hidden} />;
  const { a, b, points } = contracts[held.contract];
  const isDone = held.points > 0;
  return (
    <li className={styles['fresh']} data-done={isDone}>
      <Seal points={points} isDone={isDone} size={30} />
      <span className={styles['what']}>
        {labels.contract(LOCATION_NAMES[a], LOCATION_NAMES[b])}
        {!isDone && <small>{BOARD_LABELS[language].failed}</small>}
      </span>
      <b>{signed(held.points)}</b>
    </li>
  );
}

interface MerchandiseProps {
  readonly final: Final;
  readonly labels: EndingLabels;
}

function Merchandise({ final, labels }: MerchandiseProps): ReactNode {
  return (
    <li className={styles['fresh']} data-done={final.bonusPoints > 0}>
      <SackSign />
      <span className={styles['what']}>{labels.merchandise(final.bonusCards)}</span>
      <b>{signed(final.bonusPoints)}</b>
    </li>
  );
}

function saying(
  last: Revealed,
  { finals, config }: View,
  labels: EndingLabels,
  who: EndingProps<View>['who'],
): string {
  const { contracts } = printedIn(config);
  const final = finals?.[last.seat];
  const held = last.kind === 'contract' ? final?.contracts[last.at] : undefined;
  const what = held
    ? labels.contract(
        LOCATION_NAMES[contracts[held.contract].a],
        LOCATION_NAMES[contracts[held.contract].b],
      )
    : labels.merchandise(final?.bonusCards ?? 0);
  return `${sentence(who(last.seat))}: ${what}, ${labels.points(last.points)}`;
}
