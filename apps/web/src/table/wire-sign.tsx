/** Over the board of a table elsewhere: how it is with the way there. Who plays here does not fetch it. */
import { lazy, Suspense, type ReactNode } from 'react';
import { useTable } from './table-context.tsx';
import style from './wire-sign.module.css';

const LineSign = lazy(async () => ({
  default: (await import('../invitation/line-sign.tsx')).LineSign,
}));

export function WireSign(): ReactNode {
  const { wire } = useTable().session.host;
  if (!wire) return null;
  return (
    <div className={style['wire']}>
      <Suspense>
        <LineSign wire={wire} />
      </Suspense>
    </div>
  );
}
