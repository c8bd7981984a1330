/** The companies in a list: what is in their treasuries, what they bring, what they have left. */
import type { BoardProps } from '@roundhouse/ui/board';
import { EmblemSign } from '@roundhouse/ui/pieces/emblem';
import { Figure } from '@roundhouse/ui/pieces/figure';
import type { ReactNode } from 'react';
import { COMPANY_DATA } from '../../src/companies.ts';
import { dividendPerShare } from '../../src/rounds.ts';
import { COMPANIES, type Action, type Company, type View } from '../../src/types.ts';
import { companyName } from '../words/names.ts';
import { choiceOf, meantByCompany, touchCompany } from './choosing.ts';
import { BOARD_LABELS } from '../words/board.ts';
import { LIVERIES } from './liveries.ts';
import styles from './side.module.css';

type Props = BoardProps<View, Action>;

export function Side(props: Props): ReactNode {
  const labels = BOARD_LABELS[props.language];
  return (
    <section className={styles['side']} aria-label={labels.companies}>
      <div className={styles['head']} aria-hidden="true">
        <b>{labels.companies}</b>
        {labels.heads.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </div>
      {COMPANIES.map((company) => (
        <Row key={company} {...props} company={company} />
      ))}
    </section>
  );
}

function Row({ company, ...props }: Props & { readonly company: Company }): ReactNode {
  const { view, before, seat, legal, left, language, narrow, refuse } = props;
  const labels = BOARD_LABELS[language];
  const { status, treasury, income, supply } = view.companies[company];
  const choice = choiceOf(legal, left);
  const isOpen = legal.some((action) => 'company' in action && action.company === company);
  const isChosen = choice.company === company;
  const isFinal = isChosen && choice.action !== undefined && choice.hex === undefined;
  const state = isFinal ? 'final' : isChosen ? 'chosen' : isOpen ? 'open' : undefined;
  const touch = (): void => {
    if (legal.length === 0 || seat === null) return;
    const touched = touchCompany(legal, left, company);
    if (touched) narrow(touched);
    else refuse(meantByCompany(view, company));
  };
  const share = dividendPerShare(view, company);
  const was = before?.companies[company];
  return (
    <button
      type="button"
      className={styles['row']}
      data-state={state}
      data-out={status === 'playing' ? undefined : ''}
      aria-pressed={isChosen}
      onClick={touch}
    >
      <EmblemSign livery={LIVERIES[company]} size={38} />
      <span className={styles['name']}>
        <b>{companyName(company)}</b>
        {status === 'playing' ? (
          <Pips view={view} company={company} />
        ) : (
          <small>{status === 'removed' ? labels.removed : labels.knockedOut}</small>
        )}
      </span>
      {status === 'removed' ? null : (
        <>
          <Figure label={labels.heads[0]} now={treasury} was={was?.treasury} unit="$" />
          <Figure label={labels.heads[1]} now={income} was={was?.income} />
          <Figure label={labels.heads[2]} now={share} was={undefined} unit="$" />
          <span
            className={styles['supply']}
            data-supply={company}
            data-low={supply <= 2 ? '' : undefined}
          >
            <span className="unseen">{labels.heads[3]} </span>
            {supply}
          </span>
        </>
      )}
    </button>
  );
}

/** A share each: filled in a player's hand, hollow unsold, crossed when it left the game. */
function Pips({ view, company }: { readonly view: View; readonly company: Company }): ReactNode {
  const { unsold, gone } = view.companies[company];
  const { shares } = COMPANY_DATA[company];
  return (
    <span className={styles['pips']} aria-hidden="true">
      {Array.from({ length: shares }, (_, at) => {
        const kind = at < shares - unsold - gone ? 'sold' : at < shares - gone ? 'unsold' : 'gone';
        return <i key={at} data-kind={kind} />;
      })}
    </span>
  );
}
