/** Wins by the order of play: a bar for the share, a bracket for how sure that is, a line for what were even. */
import type { TrialReport } from '@roundhouse/bots';
import type { ReactNode } from 'react';
import { useSettings } from '../../../settings/index.ts';
import style from './trial.module.css';
import { useTrialWords } from './words.ts';

export function WinsChart({ report }: { readonly report: TrialReport }): ReactNode {
  const words = useTrialWords();
  const { language } = useSettings();
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const { order, seats } = report;
  const even = 1 / seats;
  // Whole quarters, so that the bars do not jump about while games come in.
  const most = Math.ceil(4 * Math.max(even, ...order.map(({ interval }) => interval.high))) / 4;
  const along = (share: number): string => `${(100 * share) / most}%`;
  return (
    <figure className={style['chart']}>
      <figcaption>{words.wins}</figcaption>
      <ol>
        {order.map(({ share, interval, differs }, place) => (
          <li key={place} data-differs={differs}>
            <span className={style['place']}>{words.places(place)}</span>
            <span className={style['track']} aria-hidden="true">
              <span className={style['bar']} style={{ width: along(share) }} />
              <span
                className={style['bracket']}
                style={{ left: along(interval.low), width: along(interval.high - interval.low) }}
              />
              <span className={style['even']} style={{ left: along(even) }} />
            </span>
            <span className={style['share']}>
              {words.winsOf(
                percent.format(share),
                percent.format(interval.low),
                percent.format(interval.high),
              )}
            </span>
          </li>
        ))}
      </ol>
      <p className={style['note']}>
        {words.chartNote} {words.evenLine(percent.format(even))}
      </p>
    </figure>
  );
}
