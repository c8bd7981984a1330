/** A spoked wheel, as covers have it: engines, handcarts. */
import type { ReactNode } from 'react';

export interface SpokedWheelProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly spokes: number;
  readonly colour: string;
}

export function SpokedWheel({ x, y, radius, spokes, colour }: SpokedWheelProps): ReactNode {
  const large = radius > 20;
  const rim = radius - (large ? 5 : 3.6);
  const angles = Array.from({ length: spokes }, (_, spoke) => (spoke * 360) / spokes);
  return (
    <g transform={`translate(${x} ${y})`} stroke={colour}>
      <circle r={radius} fill="#f3eadb" stroke="#1c2730" strokeWidth={large ? 5.5 : 4} />
      <circle r={rim} fill="none" strokeWidth={2.4} />
      {angles.map((angle) => (
        <path
          key={angle}
          transform={`rotate(${angle})`}
          d={`M0,-3V${-rim}`}
          strokeWidth={large ? 2.6 : 2}
        />
      ))}
      <circle r={large ? 5.5 : 3.6} fill={colour} stroke="#1c2730" strokeWidth={1.6} />
    </g>
  );
}
