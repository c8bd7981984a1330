/** Small pictures of places: a company's engine, a player's train, a city, a route, a cube. */
import type { MarkProps } from '@roundhouse/ui/board';
import { TrainSign } from '@roundhouse/ui/pieces/train';
import type { ReactNode } from 'react';
import { COMPANIES, GOODS } from '../../src/index.ts';
import { EngineSign } from './engine-sign.tsx';
import { GoodsCube } from './goods.tsx';
import { Investments } from './investments.tsx';
import look from './look.module.css';

const SIZE = 26;

export function Mark({ place }: MarkProps): ReactNode {
  const [kind, id = ''] = place.split(':');
  switch (kind) {
    case 'company': {
      const company = COMPANIES.findIndex((name) => name === id);
      return company < 0 ? null : <EngineSign company={company} width={44} />;
    }
    case 'player':
      return <TrainSign seat={Number(id)} width={44} />;
    case 'goods':
      return (
        <svg
          width={SIZE}
          height={SIZE}
          viewBox="-13 -13 26 26"
          aria-hidden="true"
          className={look['look']}
        >
          <GoodsCube colour={GOODS.findIndex((name) => name === id)} size={20} />
        </svg>
      );
    case 'supply':
      return <Investments count={1} room={SIZE} />;
    case 'city':
      return (
        <svg width={SIZE} height={SIZE} viewBox="-13 -13 26 26" aria-hidden="true">
          <circle r={9} fill="var(--city)" stroke="var(--ink)" strokeWidth={1.8} />
          <circle r={4} fill="var(--ink)" />
        </svg>
      );
    case 'route':
      return (
        <svg
          width={SIZE}
          height={SIZE}
          viewBox="-13 -13 26 26"
          aria-hidden="true"
          stroke="var(--soft)"
        >
          <path d="M-12 0H12" strokeWidth={7} strokeDasharray="1.6 4" />
          <path d="M-12 0H12" strokeWidth={1.8} />
        </svg>
      );
    default:
      return null;
  }
}
