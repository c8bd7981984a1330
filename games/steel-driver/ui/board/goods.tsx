/** Goods: five colours, each with a ring and a mark of its own for eyes that do not tell them apart. */
import type { ReactNode } from 'react';
import { GOODS } from '../../src/index.ts';
import { GOODS_MARKS, MARK_WIDTHS, RINGS } from './goods-marks.ts';

export interface GoodsLook {
  readonly fill: string;
  readonly ink: string;
  readonly ring: string | undefined;
}

/** By a colour's place in `GOODS`. */
export function goodsLook(colour: number): GoodsLook {
  const name = GOODS[colour] ?? 'white';
  return {
    fill: `var(--goods-${name})`,
    ink: `var(--on-goods-${name})`,
    ring: RINGS[colour],
  };
}

/** A goods cube; its middle lies at the origin. */
export function GoodsCube({
  colour,
  size,
}: {
  readonly colour: number;
  readonly size: number;
}): ReactNode {
  const { fill, ink } = goodsLook(colour);
  const mark = GOODS_MARKS[colour];
  const half = size / 2;
  const inner = half - size * 0.19;
  return (
    <g data-goods={GOODS[colour]}>
      <rect
        x={-half}
        y={-half + size * 0.14}
        width={size}
        height={size}
        rx={size / 9}
        fill="light-dark(#1c2730, #8b98a0)"
      />
      <rect
        x={-half}
        y={-half}
        width={size}
        height={size}
        rx={size / 9}
        fill={fill}
        stroke="light-dark(#1c2730, #d5cdbd)"
        strokeWidth={size / 12}
      />
      {mark === undefined ? (
        <rect
          x={-inner}
          y={-inner}
          width={2 * inner}
          height={2 * inner}
          fill="none"
          stroke={ink}
          strokeOpacity={0.6}
          strokeWidth={size / 13}
        />
      ) : (
        <path
          d={mark}
          transform={`scale(${size / 10})`}
          stroke={ink}
          strokeWidth={MARK_WIDTHS[colour]}
          strokeLinecap={colour === GOODS.length - 1 ? 'round' : 'butt'}
        />
      )}
    </g>
  );
}
