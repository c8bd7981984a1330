/** A chart of one group of figures: read at any moment by pointer or keys, with the table beside it. */
import { plain } from '@roundhouse/ui/plain';
import { useId, useState, type CSSProperties, type ReactNode } from 'react';
import { stageEnds, thinned, type Chart, type Sample } from '../model/series.ts';
import { momentOf } from '../model/turns.ts';
import { useTable } from '../table-context.tsx';
import style from './chart-figure.module.css';
import { colourOf, Plot, verbatim } from './chart-plot.tsx';

export interface ChartFigureProps {
  readonly chart: Chart;
  readonly samples: readonly Sample[];
}

export function ChartFigure({ chart, samples }: ChartFigureProps): ReactNode {
  const { say } = useTable();
  const id = useId();
  const drawn = thinned(samples);
  const [at, hold] = useState(drawn.length - 1);
  const held = drawn[at];
  const isLast = at === drawn.length - 1;
  const when = held && !isLast ? momentOf(held.stage, held.turn, say.ending.turn) : held?.stage;
  const stage = when ?? '';
  const values = chart.lines.map((line) => ({ line, value: line.values[at] }));
  return (
    <figure className={style['figure']} aria-labelledby={id}>
      <figcaption id={id}>{say.ending.chart(chart.group)}</figcaption>
      <Plot chart={chart} samples={drawn} at={at} hold={hold} />
      <div className={style['read']}>
        <input
          type="range"
          min={0}
          max={Math.max(1, drawn.length - 1)}
          value={at}
          aria-label={say.review.moment}
          aria-valuetext={[
            stage,
            ...values.map(
              ({ line, value }) => `${line.name} ${value === undefined ? '' : plain(value)}`,
            ),
          ].join(', ')}
          onChange={({ target }) => hold(Number(target.value))}
        />
        <p>
          <span>{stage}</span>
          {values.map(({ line, value }) => (
            <span
              key={line.id}
              style={{ '--line-colour': colourOf(line) } as CSSProperties}
              {...verbatim(line)}
            >
              <i /> {line.name} <b className="number">{value ?? '-'}</b>
            </span>
          ))}
        </p>
      </div>
      <details>
        <summary>{say.ending.table}</summary>
        <FigureTable chart={chart} samples={samples} />
      </details>
    </figure>
  );
}

function FigureTable({ chart, samples }: ChartFigureProps): ReactNode {
  const { say } = useTable();
  const stages = stageEnds(samples);
  return (
    <div data-scroll>
      <table>
        <thead>
          <tr>
            <th scope="col">{say.ending.when}</th>
            {chart.lines.map((line) => (
              <th key={line.id} scope="col" {...verbatim(line)}>
                {line.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stages.map(({ seq, stage, figures }) => (
            <tr key={seq}>
              <th scope="row">{stage}</th>
              {chart.lines.map(({ id }) => (
                <td key={id} className="number">
                  {figures.find((figure) => figure.id === id)?.value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
