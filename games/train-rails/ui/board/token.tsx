/** A token: a fare coin with a hole. */
import type { ReactNode } from 'react';

/** Around the origin, 44 units wide, as it lies on a table. */
export function Coin(): ReactNode {
  return (
    <>
      <ellipse cy={4} rx={22} ry={13} fill="#8a6a2a" stroke="#3d2f10" strokeWidth={1.4} />
      <ellipse rx={22} ry={13} fill="#d9ad4e" stroke="#3d2f10" strokeWidth={1.4} />
      <ellipse rx={16} ry={8.8} fill="none" stroke="#f3d68b" strokeWidth={1.6} />
    </>
  );
}

/** Seen from above, for rows of them. */
export function CoinSign({ size = 18 }: { readonly size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="-10 -10 20 20" aria-hidden="true">
      <circle r={8.8} fill="#d9ad4e" stroke="#3d2f10" strokeWidth={1.4} />
      <circle r={5.6} fill="none" stroke="#8a6a2a" strokeWidth={1.4} />
      <circle r={1.8} fill="#8a6a2a" />
    </svg>
  );
}
