/** A company's cube: track on a map, a marker on a track, a sign in a list. */
import { useId, type ReactNode } from 'react';
import { LiveryPattern, inksOf, type Livery } from './livery.tsx';

const EDGE = '#14202a';

export interface CubeProps {
  readonly livery: Livery;
  /** The id of its pattern in the same svg. */
  readonly pattern: string;
  readonly size: number;
}

/** Its middle lies at the origin. */
export function Cube({ livery, pattern, size }: CubeProps): ReactNode {
  const { ground, shade } = inksOf(livery);
  const half = size / 2;
  const square = { x: -half, width: size, height: size, rx: size / 10 };
  return (
    <g>
      <rect {...square} y={-0.37 * size} fill={shade} stroke={EDGE} />
      <rect {...square} y={-half} fill={ground} />
      <g transform={`translate(${-half} ${-half})`}>
        <rect width={size} height={size} rx={size / 10} fill={`url(#${pattern})`} />
      </g>
      <rect {...square} y={-half} fill="none" stroke={EDGE} />
      <CubeLetter livery={livery} size={size} />
    </g>
  );
}

/** The letter with the pattern cleared away around it. */
function CubeLetter({ livery, size }: Pick<CubeProps, 'livery' | 'size'>): ReactNode {
  const { ground, letter } = inksOf(livery);
  return (
    <text
      y={0.325 * size}
      fontFamily="var(--font-sign)"
      fontWeight={700}
      fontSize={0.92 * size}
      textAnchor="middle"
      fill={letter}
      stroke={ground}
      strokeWidth={0.26 * size}
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {livery.letter}
    </text>
  );
}

/** Where a cube would lie. */
export function GhostCube({ livery, size }: Pick<CubeProps, 'livery' | 'size'>): ReactNode {
  const { ground, letter } = inksOf(livery);
  const half = size / 2;
  return (
    <g>
      <rect
        x={-half}
        y={-half}
        width={size}
        height={size}
        rx={size / 10}
        fill={ground}
        fillOpacity={0.85}
        stroke={EDGE}
        strokeWidth={1.2}
        strokeDasharray="2.6 1.8"
      />
      <text
        y={0.32 * size}
        fontFamily="var(--font-sign)"
        fontWeight={700}
        fontSize={0.9 * size}
        textAnchor="middle"
        fill={letter}
      >
        {livery.letter}
      </text>
    </g>
  );
}

/** A cube by itself, for buttons and lists. */
export function CubeSign({ livery, size }: Pick<CubeProps, 'livery' | 'size'>): ReactNode {
  const id = useId();
  const width = size + 2;
  const height = size * 1.13 + 2;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <LiveryPattern id={id} livery={livery} scale={size > 19 ? 1.7 : 1} />
      </defs>
      <g transform={`translate(${width / 2} ${size / 2 + 1})`}>
        <Cube livery={livery} pattern={id} size={size} />
      </g>
    </svg>
  );
}
