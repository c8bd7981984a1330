/** A chart of one group of figures, with the table beside it. */
import { useId, type CSSProperties, type ReactNode } from 'react';
import { pointAt, stepPath, ticksFor, type Frame } from '../model/plotting.ts';
import { stageEnds, type Chart, type Line, type Sample } from '../model/series.ts';
import { useTable } from '../table-context.tsx';
import style from './chart-figure.module.css';

const WIDTH = 360;
const HEIGHT = 200;
/** Told apart without colour: each line of a chart has marks of its own along it. */
const DASHES = ['0 1', '6 6', '1 4', '9 3 1 3', '2 9', '1 12'];

export interface ChartFigureProps {
  readonly chart: Chart;
  readonly samples: readonly Sample[];
}

export function ChartFigure({ chart, samples }: ChartFigureProps): ReactNode {
  const { say } = useTable();
  const id = useId();
  return (
    <figure className={style['figure']} aria-labelledby={id}>
      <figcaption id={id}>{say.ending.chart(chart.group)}</figcaption>
      <Plot chart={chart} />
      <details>
        <summary>{say.ending.table}</summary>
        <FigureTable chart={chart} samples={samples} />
      </details>
    </figure>
  );
}

function colourOf({ seat, colour }: Line): string {
  return colour ?? (seat === undefined ? 'var(--ink)' : `var(--seat-${seat})`);
}

function Plot({ chart }: { readonly chart: Chart }): ReactNode {
  const values = chart.lines.flatMap((line) => line.values.filter((value) => value !== undefined));
  const ticks = ticksFor(Math.min(0, ...values), Math.max(1, ...values));
  const frame: Frame = {
    width: WIDTH,
    height: HEIGHT,
    low: ticks[0] ?? 0,
    high: ticks.at(-1) ?? 1,
    samples: chart.lines[0]?.values.length ?? 0,
  };
  return (
    <svg viewBox={`-36 -12 ${WIDTH + 140} ${HEIGHT + 24}`} aria-hidden="true">
      {ticks.map((tick) => {
        const [, y] = pointAt(frame, 0, tick);
        return (
          <g key={tick} className={style['tick']}>
            <path d={`M0 ${y}H${WIDTH}`} />
            <text x="-8" y={y + 5}>
              {tick}
            </text>
          </g>
        );
      })}
      {chart.lines.map((line, index) => (
        <g
          key={line.id}
          className={style['line']}
          style={{ '--line-colour': colourOf(line) } as CSSProperties}
        >
          <path className={style['edge']} d={stepPath(frame, line.values)} />
          <path d={stepPath(frame, line.values)} />
          <path
            className={style['dash']}
            d={stepPath(frame, line.values)}
            strokeDasharray={DASHES[index % DASHES.length]}
          />
        </g>
      ))}
      {labelled(chart.lines, frame).map(({ line, y }) => (
        <text key={line.id} className={style['label']} x={WIDTH + 10} y={y + 5} {...verbatim(line)}>
          {line.name}
        </text>
      ))}
    </svg>
  );
}

const LABEL = 19;

/** People's names are the same in every language. */
const verbatim = ({ seat }: Line): { readonly translate?: 'no' } =>
  seat === undefined ? {} : { translate: 'no' };

/** Names at the ends of their lines, pushed apart where they would lie on each other. */
function labelled(
  lines: readonly Line[],
  frame: Frame,
): readonly { readonly line: Line; readonly y: number }[] {
  const ends = lines
    .flatMap((line) => {
      const value = line.values.findLast((each) => each !== undefined);
      return value === undefined ? [] : [{ line, y: pointAt(frame, 0, value)[1] }];
    })
    .sort((one, other) => one.y - other.y);
  let floor = -Infinity;
  const pushed = ends.map(({ line, y }) => {
    floor = Math.max(y, floor + LABEL);
    return { line, y: floor };
  });
  const over = Math.max(0, (pushed.at(-1)?.y ?? 0) - frame.height);
  return pushed.map(({ line, y }) => ({ line, y: y - over }));
}

function FigureTable({ chart, samples }: ChartFigureProps): ReactNode {
  const { say } = useTable();
  const stages = stageEnds(samples);
  return (
    <div className={style['scroll']}>
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
