/** A company's round emblem, its pattern round its letter. */
import { useId, type ReactNode } from 'react';
import { LiveryPattern, inksOf, type Livery } from './livery.tsx';

export interface EmblemProps {
  readonly livery: Livery;
  /** The id of its pattern in the same svg. */
  readonly pattern: string;
  readonly radius: number;
}

/** Its middle lies at the origin. */
export function Emblem({ livery, pattern, radius }: EmblemProps): ReactNode {
  const { ground, letter } = inksOf(livery);
  return (
    <g>
      <circle r={radius} fill={ground} />
      <circle r={radius} fill={`url(#${pattern})`} />
      <circle r={radius} fill="none" stroke="#14202a" strokeWidth={Math.max(1, radius / 20)} />
      <circle
        r={0.88 * radius}
        fill="none"
        stroke={letter}
        strokeOpacity={0.55}
        strokeWidth={radius / 32}
      />
      <circle
        r={0.6 * radius}
        fill={ground}
        stroke={letter}
        strokeOpacity={0.75}
        strokeWidth={radius / 27}
      />
      <text
        y={0.335 * radius}
        fontFamily="var(--font-sign)"
        fontWeight={700}
        fontSize={0.96 * radius}
        textAnchor="middle"
        fill={letter}
      >
        {livery.letter}
      </text>
    </g>
  );
}

/** An emblem by itself, for buttons and lists. */
export function EmblemSign({
  livery,
  size,
}: {
  readonly livery: Livery;
  readonly size: number;
}): ReactNode {
  const id = useId();
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <defs>
        <LiveryPattern id={id} livery={livery} scale={1.7} />
      </defs>
      <g transform={`translate(${size / 2} ${size / 2})`}>
        <Emblem livery={livery} pattern={id} radius={size / 2 - 1} />
      </g>
    </svg>
  );
}
