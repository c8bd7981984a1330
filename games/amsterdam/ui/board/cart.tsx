/** Carts seen from above, told apart by their load: barrels, crates, sacks, bales. */
import type { ReactNode } from 'react';
import palette from './palette.module.css';

/** By seat. */
const LOADS: readonly string[] = [
  // Three barrels.
  'M-16.6 0a4.6 5.4 0 1 0 9.2 0a4.6 5.4 0 1 0-9.2 0M-16.4-1.8H-7.6M-16.4 1.8H-7.6M-4.6 0a4.6 5.4 0 1 0 9.2 0a4.6 5.4 0 1 0-9.2 0M-4.4-1.8H4.4M-4.4 1.8H4.4M7.4 0a4.6 5.4 0 1 0 9.2 0a4.6 5.4 0 1 0-9.2 0M7.6-1.8H16.4M7.6 1.8H16.4',
  // Two crates.
  'M-15.5-5.5h12v11h-12zM-15.5-5.5l12 11m0-11l-12 11M1.5-5.5h12v11h-12zM1.5-5.5l12 11m0-11l-12 11',
  // Three sacks.
  'M-17-2q1-4 5-3.4q5 0 4.4 4q0 5-5 4.6q-5 .4-4.4-5.2zM-12-5.4l2-1.6M-5-2q1-4 5-3.4q5 0 4.4 4q0 5-5 4.6q-5 .4-4.4-5.2zM0-5.4l2-1.6M7-2q1-4 5-3.4q5 0 4.4 4q0 5-5 4.6q-5 .4-4.4-5.2zM12-5.4l2-1.6',
  // Two bales in cord.
  'M-17-5.6H16V5.6H-17ZM-.5-5.6V5.6M-12-5.6V5.6M-6-5.6V5.6M5-5.6V5.6M11-5.6V5.6',
];

/** Its length lies along the x axis, 54 units; for `<use>`, so all of its inks are custom properties. */
export function Cart({ seat }: { readonly seat: number }): ReactNode {
  return (
    <>
      <path
        d="M20-6H31.5M20 6H31.5M31-7V7"
        stroke="var(--cart-edge)"
        strokeWidth={2.6}
        fill="none"
      />
      <path
        d="M20-6H31M20 6H31M31-6V6"
        stroke={`var(--seat-${seat})`}
        strokeWidth={1.2}
        fill="none"
      />
      <path
        d="M-8-12.6H9V-9H-8ZM-8 9H9V12.6H-8Z"
        fill="var(--wheel)"
        stroke="var(--cart-edge)"
        strokeWidth={0.6}
      />
      <rect
        x={-22}
        y={-9}
        width={43}
        height={18}
        rx={2.5}
        fill={`var(--seat-${seat})`}
        stroke="var(--cart-edge)"
        strokeWidth={1.3}
      />
      <path
        d={LOADS[seat]}
        fill="none"
        stroke={`var(--on-seat-${seat})`}
        strokeWidth={1.2}
        strokeLinejoin="round"
      />
    </>
  );
}

/** In the room that a table gives a player's piece. */
export function CartPiece({ seat }: { readonly seat: number }): ReactNode {
  return (
    <g className={palette['palette']} transform="translate(-4 -0.8) scale(0.8)">
      <Cart seat={seat} />
    </g>
  );
}

export interface CartSignProps {
  readonly seat: number;
  readonly width?: number;
}

export function CartSign({ seat, width = 44 }: CartSignProps): ReactNode {
  return (
    <svg width={width} height={(width * 28) / 60} viewBox="-25 -14 60 28" aria-hidden="true">
      <Cart seat={seat} />
    </svg>
  );
}
