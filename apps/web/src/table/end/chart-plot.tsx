/** The drawing of a chart: lines over the match, numbers along its side, stages along its foot, and a moment held. */
import { plain } from '@roundhouse/ui/plain';
import { useRef, type CSSProperties, type ReactNode } from 'react';
import {
  footOf,
  numberedFoot,
  pointAt,
  stepPath,
  ticksFor,
  type PlotFrame,
} from '@roundhouse/ui/plotting';
import type { Chart, Line, Sample } from '../model/series.ts';
import { useTable } from '../table-context.tsx';
import style from './chart-figure.module.css';
import { useWidth } from '../../app/use-width.ts';

/** Below it the names stand under the drawing only. */
const NARROW = 560;
/** Told apart without colour: each line of a chart has marks of its own along it. */
const DASHES = ['0 1', '6 6', '1 4', '9 3 1 3', '2 9', '1 12'];
/** Room for the numbers, the names and the stages. */
const ROOM = { left: 46, right: 126, top: 12, bottom: 36 };
const EDGE = 12;

export function colourOf({ seat, colour }: Line): string {
  return colour ?? (seat === undefined ? 'var(--ink)' : `var(--seat-${seat})`);
}

/** People's names are the same in every language. */
export const verbatim = ({ seat }: Line): { readonly translate?: 'no' } =>
  seat === undefined ? {} : { translate: 'no' };

export interface PlotProps {
  readonly chart: Chart;
  readonly samples: readonly Sample[];
  /** The sample whose values are read. */
  readonly at: number;
  hold(at: number): void;
}

export function Plot({ chart, samples, at, hold }: PlotProps): ReactNode {
  const { say } = useTable();
  const values = chart.lines.flatMap((line) => line.values.filter((value) => value !== undefined));
  const ticks = ticksFor(Math.min(0, ...values), Math.max(1, ...values), 6);
  const svg = useRef<SVGSVGElement>(null);
  const total = useWidth(svg, 800);
  const isNarrow = total < NARROW;
  const width = Math.max(1, total - ROOM.left - (isNarrow ? EDGE : ROOM.right));
  const height = Math.min(360, Math.max(190, total * 0.42));
  const frame: PlotFrame = {
    width,
    height,
    low: ticks[0] ?? 0,
    high: ticks.at(-1) ?? 1,
    samples: samples.length,
  };
  const most = isNarrow ? 3 : 6;
  const stages = footOf(
    samples.map(({ stage }) => stage),
    most,
  );
  const foot =
    stages.length > 1
      ? stages
      : numberedFoot(
          samples.map(({ turn }) => turn),
          say.ending.turn,
          most,
        );
  const [x] = pointAt(frame, at, frame.low);
  const holdAt = (clientX: number, drawing: Element): void => {
    const along = clientX - drawing.getBoundingClientRect().left - ROOM.left;
    const last = samples.length - 1;
    hold(Math.min(last, Math.max(0, Math.round((along / width) * last))));
  };
  return (
    <svg
      ref={svg}
      height={height + ROOM.top + ROOM.bottom}
      viewBox={`${-ROOM.left} ${-ROOM.top} ${total} ${height + ROOM.top + ROOM.bottom}`}
      aria-hidden="true"
      onPointerDown={(event) => holdAt(event.clientX, event.currentTarget)}
      onPointerMove={(event) => holdAt(event.clientX, event.currentTarget)}
    >
      {ticks.map((tick) => {
        const [, y] = pointAt(frame, 0, tick);
        return (
          <g key={tick} data-tick>
            <path d={`M0 ${y}H${width}`} />
            <text x="-8" y={y + 6}>
              {plain(tick)}
            </text>
          </g>
        );
      })}
      {foot.map(({ index, label }) => {
        const [left] = pointAt(frame, index, frame.low);
        return (
          <g key={index} className={style['foot']}>
            <path d={`M${left} ${height}v7`} />
            <text x={left} y={height + 26}>
              {label}
            </text>
          </g>
        );
      })}
      <path className={style['axis']} d={`M0 0V${height}H${width}`} />
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
      <path data-held d={`M${x} 0V${height}`} />
      {chart.lines.map((line) => {
        const value = line.values[at];
        if (value === undefined) return null;
        const [left, top] = pointAt(frame, at, value);
        return (
          <circle
            key={line.id}
            className={style['dot']}
            cx={left}
            cy={top}
            r="6"
            style={{ '--line-colour': colourOf(line) } as CSSProperties}
          />
        );
      })}
      {(isNarrow ? [] : labelled(chart.lines, frame)).map(({ line, y }) => (
        <text key={line.id} className={style['label']} x={width + 10} y={y + 6} {...verbatim(line)}>
          {line.name}
        </text>
      ))}
    </svg>
  );
}

const LABEL = 22;

/** Names at the ends of their lines, pushed apart where they would lie on each other. */
function labelled(
  lines: readonly Line[],
  frame: PlotFrame,
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
