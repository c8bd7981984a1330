/** A company beside the map: its box, who controls it, its shares, profit and links; at the end its goods. */
import type { BoardProps } from '@roundhouse/ui/board';
import { TrainSign } from '@roundhouse/ui/pieces/train';
import { Figure } from '@roundhouse/ui/pieces/figure';
import type { ReactNode } from 'react';
import { LINKS, SHARES } from '../../src/figures.ts';
import { NONE, stockValue, type Action, type Company, type View } from '../../src/index.ts';
import { FACE_LABELS } from '../words/face.ts';
import { initials } from '../face/initials.ts';
import { companyName, isSettling, linksOf, sharesOf } from '../face/reading.ts';
import { meantByCompany, touchCompany } from './choosing.ts';
import styles from './company-row.module.css';
import { EngineSign } from './engine-sign.tsx';
import { Investments } from './investments.tsx';
import { BOARD_LABELS } from '../words/board.ts';
import { Sets } from './sets-table.tsx';

type Props = BoardProps<View, Action> & { readonly company: Company };

/** Whether the company may be chosen, is chosen, or acts. */
function stateOf({ view, legal, left, company }: Props): string | undefined {
  const isNamed = (actions: readonly Action[]): boolean =>
    touchCompany(actions, company) !== undefined;
  if (left.length < legal.length && isNamed(left)) return left.length === 1 ? 'final' : 'chosen';
  if (isNamed(legal)) return 'open';
  const isActing = view.company === company && (view.phase === 'build' || view.phase === 'goods');
  return isActing || (view.phase === 'auction' && view.company === company) ? 'acts' : undefined;
}

export function CompanyRow(props: Props): ReactNode {
  const { view, before, after, seat, legal, language, who, narrow, refuse, company } = props;
  const labels = BOARD_LABELS[language];
  const control = view.control[company] ?? NONE;
  const state = stateOf(props);
  const touch = (): void => {
    if (legal.length === 0 || seat === null) return;
    const touched = touchCompany(legal, company);
    if (touched) narrow(touched);
    else if (state !== 'acts') refuse(meantByCompany(company));
  };
  const isChosen = state === 'chosen' || state === 'final';
  return (
    <button
      type="button"
      className={styles['row']}
      data-state={state}
      aria-pressed={isChosen}
      onClick={touch}
    >
      <EngineSign company={company} width={46} />
      <span className={styles['name']}>
        <span className={styles['first']}>
          <b>{companyName(FACE_LABELS[language], company)}</b>
          <Pips {...props} />
        </span>
        <span className={styles['control']}>
          {control !== NONE && <TrainSign seat={control} width={26} />}
          <span>{control === NONE ? labels.nobody : who(control)}</span>
        </span>
      </span>
      {isSettling(view) ? (
        <>
          <Sets view={view} company={company} after={after} size={9} />
          <Figure
            label={labels.settled}
            unit="$"
            now={stockValue(view.stock, company)}
            was={before && stockValue(before.stock, company)}
          />
        </>
      ) : (
        <>
          <span className={styles['box']}>
            <Investments count={view.box[company] ?? 0} room={30} />
            <Figure
              label={labels.heads[0]}
              now={view.box[company] ?? 0}
              was={before?.box[company]}
            />
          </span>
          <Figure
            label={labels.heads[1]}
            unit="$"
            now={view.profit[company] ?? 0}
            was={before?.profit[company]}
          />
          <Figure
            label={labels.heads[2]}
            now={LINKS - linksOf(view, company)}
            was={undefined}
            isQuiet
          />
        </>
      )}
    </button>
  );
}

/** A share each, with the colour and the letter of its holder; hollow while nobody has it. */
function Pips({ view, language, who, company }: Props): ReactNode {
  const labels = BOARD_LABELS[language];
  const letters = initials(view.cash.map((_, seat) => who(seat)));
  const held = view.cash.flatMap((_, seat) => {
    const shares = sharesOf(view, company, seat);
    return shares === 0 ? [] : [`${who(seat)} ${shares}`];
  });
  const holders = view.cash.flatMap((_, seat) =>
    Array.from({ length: sharesOf(view, company, seat) }, () => seat),
  );
  return (
    <span className={styles['pips']}>
      <span className="unseen">{[labels.sold(holders.length, SHARES), ...held].join(', ')}</span>
      {Array.from({ length: SHARES }, (_, at) => {
        const holder = holders[at];
        return (
          <i
            key={at}
            style={
              holder === undefined
                ? undefined
                : { color: `var(--on-seat-${holder})`, background: `var(--seat-${holder})` }
            }
            data-sold={holder === undefined ? undefined : ''}
            aria-hidden="true"
          >
            {holder === undefined ? '' : letters[holder]}
          </i>
        );
      })}
    </span>
  );
}
