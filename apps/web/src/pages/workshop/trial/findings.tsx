/** What a trial run found so far: sentences, the chart, and the figures behind them. */
import { judged, type Spread, type TrialReport } from '@roundhouse/bots';
import type { Title } from '@roundhouse/titles';
import type { AnyTrialPlan } from '@roundhouse/titles/trial';
import { judgementSentence } from '@roundhouse/ui/trial';
import type { ReactNode } from 'react';
import { useSettings } from '../../../settings/index.ts';
import style from './trial.module.css';
import { WinsChart } from './wins-chart.tsx';
import { useTrialWords, useUnused } from './words.ts';

export interface FindingsProps {
  readonly title: Title;
  readonly plan: AnyTrialPlan;
  readonly report: TrialReport;
}

export function Findings({ title, plan, report }: FindingsProps): ReactNode {
  const words = useTrialWords();
  const unused = useUnused(title);
  const { language } = useSettings();
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const spread = ({ median, least, most }: Spread): string =>
    words.spread(number.format(median), number.format(least), number.format(most));
  const { figures } = words;
  const rows = [
    [figures.decisions, spread(report.decisions)],
    ...(report.rounds ? [[figures.rounds, spread(report.rounds)]] : []),
    [figures.scores, spread(report.scores)],
    [figures.margin, spread(report.margin)],
    ...Object.entries(report.uses).map(([kind, parts]) => [
      words.uses[kind] ?? kind,
      words.used(parts.filter(({ games }) => games > 0).length, parts.length),
    ]),
  ];
  const speaking = { words, unused, config: plan.config };
  return (
    <div className={style['findings']}>
      <ul className={style['judged']}>
        {judged(report).map((each) => {
          const said = judgementSentence(speaking, each);
          return (
            <li key={said} data-code={each.code}>
              {said}
            </li>
          );
        })}
      </ul>
      <WinsChart report={report} />
      <dl className={style['figures']}>
        {rows.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className={style['note']}>{words.reproduce(report.seed)}</p>
    </div>
  );
}
