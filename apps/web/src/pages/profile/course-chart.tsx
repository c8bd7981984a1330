/** The rating after each game, drawn, read at any game by pointer or keys, and in figures beside it. */
import { pointAt, ticksFor, type PlotFrame } from '@roundhouse/ui/plotting';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useLadderWords } from '../../ladder/words.ts';
import { useSettings } from '../../settings/index.ts';
import { useWidth } from '../../app/use-width.ts';
import style from './profile.module.css';
import type { TitleProfile } from './title-profile.tsx';

type Course = TitleProfile['course'];

const ROOM = { left: 52, right: 14, top: 12, bottom: 12 };
const HEIGHT = 190;

export function CourseChart({ course }: { readonly course: Course }): ReactNode {
  const { profile: words } = useLadderWords();
  const { language } = useSettings();
  const heading = useId();
  const [held, hold] = useState<number>();
  const at = Math.min(held ?? Infinity, course.length - 1);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const game = course[at];
  if (!game) return null;
  const told = `${words.after(at + 1, date.format(game.at))}: ${game.rating}, ${words.came(game.place, game.seats)}`;
  return (
    <figure className={style['course']} aria-labelledby={heading} data-course>
      <figcaption id={heading}>{words.course}</figcaption>
      <Drawing course={course} at={at} hold={hold} />
      {course.length > 1 && (
        <input
          type="range"
          min={0}
          max={course.length - 1}
          value={at}
          aria-label={words.moment}
          aria-valuetext={told}
          onChange={({ target }) => hold(Number(target.value))}
        />
      )}
      <p>{told}</p>
      <details>
        <summary>{words.table}</summary>
        <Figures course={course} date={date} />
      </details>
    </figure>
  );
}

interface DrawingProps {
  readonly course: Course;
  readonly at: number;
  hold(at: number): void;
}

function Drawing({ course, at, hold }: DrawingProps): ReactNode {
  const svg = useRef<SVGSVGElement>(null);
  const total = useWidth(svg, 600);
  const width = Math.max(1, total - ROOM.left - ROOM.right);
  // Everybody began at 1500: the line begins there too.
  const values = [1_500, ...course.map(({ rating }) => rating)];
  const ticks = ticksFor(Math.min(...values), Math.max(...values), 4);
  const frame: PlotFrame = {
    width,
    height: HEIGHT,
    low: ticks[0] ?? 0,
    high: ticks.at(-1) ?? 1,
    samples: values.length,
  };
  const points = values.map((value, index) => pointAt(frame, index, value).join(' '));
  const [x, y] = pointAt(frame, at + 1, course[at]?.rating ?? 0);
  const holdAt = (clientX: number, drawing: Element): void => {
    const along = clientX - drawing.getBoundingClientRect().left - ROOM.left;
    const nearest = Math.round((along / width) * course.length) - 1;
    hold(Math.min(course.length - 1, Math.max(0, nearest)));
  };
  return (
    <svg
      ref={svg}
      height={HEIGHT + ROOM.top + ROOM.bottom}
      viewBox={`${-ROOM.left} ${-ROOM.top} ${total} ${HEIGHT + ROOM.top + ROOM.bottom}`}
      aria-hidden="true"
      onPointerDown={(event) => holdAt(event.clientX, event.currentTarget)}
      onPointerMove={(event) => holdAt(event.clientX, event.currentTarget)}
    >
      {ticks.map((tick) => {
        const [, top] = pointAt(frame, 0, tick);
        return (
          <g key={tick} data-tick data-even={tick === 1_500}>
            <path d={`M0 ${top}H${width}`} />
            <text x="-8" y={top + 6}>
              {tick}
            </text>
          </g>
        );
      })}
      <path className={style['rail']} d={`M${points.join('L')}`} />
      <path className={style['sleepers']} d={`M${points.join('L')}`} />
      <path data-held d={`M${x} 0V${HEIGHT}`} />
      <circle className={style['dot']} cx={x} cy={y} r="6" />
    </svg>
  );
}

interface FiguresProps {
  readonly course: Course;
  readonly date: Intl.DateTimeFormat;
}

function Figures({ course, date }: FiguresProps): ReactNode {
  const words = useLadderWords();
  const { profile } = words;
  return (
    <div data-scroll>
      <table>
        <thead>
          <tr>
            <th scope="col">{profile.date}</th>
            <th scope="col">{profile.result}</th>
            <th scope="col">{words.rating}</th>
          </tr>
        </thead>
        <tbody>
          {course.toReversed().map(({ at, place, seats, rating }, index) => (
            // Two games may have ended at the same moment.
            <tr key={course.length - index}>
              <th scope="row">{date.format(at)}</th>
              <td>{profile.came(place, seats)}</td>
              <td className="number">{rating}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
