/** What lies on the platforms: start spaces, missed-train spaces, the names of the cars. */
import { memo, type ReactNode } from 'react';
import { middleOf, type Drawing } from './geometry.ts';
import type { BoardLabels } from '../words/board.ts';
import styles from './platform.module.css';

export interface PlatformProps {
  readonly drawing: Drawing;
  readonly labels: BoardLabels;
}

export const Platform = memo(function Platform({ drawing, labels }: PlatformProps): ReactNode {
  return (
    <g aria-hidden="true" pointerEvents="none">
      {drawing.doors.map(({ id, start, missed, way }) => {
        const middle = middleOf(start);
        const turn = (Math.atan2(way.y, way.x) * 180) / Math.PI;
        return (
          <g key={id}>
            <rect className={styles['start']} {...start} rx={7} />
            <path
              className={styles['arrow']}
              transform={`translate(${middle.x} ${middle.y}) rotate(${turn})`}
              d="M19.5-8l6.5 8l-6.5 8"
            />
            <rect className={styles['missed']} {...missed} rx={7} />
            <Name drawing={drawing} box={start} text={`${labels.start} ${id}`} isMain />
            <Name drawing={drawing} box={missed} text={labels.missed} />
          </g>
        );
      })}
      {drawing.signs.map(({ name, at }) => (
        <g key={name} className={styles['sign']} transform={`translate(${at.x} ${at.y})`}>
          {drawing.isTurned ? (
            <>
              <rect x={-20} y={-17} width={40} height={34} rx={4} />
              <rect x={-17} y={-14} width={34} height={28} rx={2.5} />
              <text y={7}>{name}</text>
            </>
          ) : (
            <>
              <rect x={-58} y={-18} width={116} height={36} rx={4} />
              <rect x={-55} y={-15} width={110} height={30} rx={2.5} />
              <text y={7}>{labels.car(name)}</text>
            </>
          )}
        </g>
      ))}
    </g>
  );
});

interface NameProps {
  readonly drawing: Drawing;
  readonly box: Drawing['doors'][number]['start'];
  readonly text: string;
  readonly isMain?: boolean;
}

/** On the side that is away from the train. */
function Name({ drawing: { size, isTurned }, box, text, isMain = false }: NameProps): ReactNode {
  const { x, y } = middleOf(box);
  const isBefore = isTurned ? x < size.width / 2 : y < size.height / 2;
  const name = isMain ? styles['startName'] : styles['missedName'];
  if (!isTurned) {
    return (
      <text className={name} x={x} y={isBefore ? 18 : size.height - 8}>
        {text}
      </text>
    );
  }
  const at = isBefore ? 17 : size.width - 17;
  return (
    <text className={name} transform={`translate(${at} ${y}) rotate(${isBefore ? -90 : 90})`} y={2}>
      {text}
    </text>
  );
}
