/** Small pictures of places: a company's cube, a player's train, a house, a hex. */
import type { MarkProps } from '@roundhouse/ui/board';
import { CubeSign } from '@roundhouse/ui/pieces/cube';
import { House } from '@roundhouse/ui/pieces/house';
import { TrainSign } from '@roundhouse/ui/pieces/train';
import type { ReactNode } from 'react';
import { boardOf, hexAt } from '../../src/board.ts';
import { COMPANIES, COMPANY_IDS } from '../../src/types.ts';
import { hexOutline } from './geometry.ts';
import { LIVERIES } from './liveries.ts';

const SIZE = 26;

export function Mark({ place, config }: MarkProps): ReactNode {
  const [kind, id = ''] = place.split(':');
  switch (kind) {
    case 'company': {
      const company = COMPANIES.find((each) => COMPANY_IDS[each] === id);
      return company === undefined ? null : <CubeSign livery={LIVERIES[company]} size={SIZE} />;
    }
    case 'player':
      return <TrainSign seat={Number(id)} width={44} />;
    case 'houses':
      return (
        <svg width={SIZE} height={SIZE} viewBox="-13 -13 26 26" aria-hidden="true">
          <House />
        </svg>
      );
    case 'hex': {
      const terrain = boardOf(config).terrain[hexAt(id) ?? -1];
      return terrain ? <Tile terrain={terrain} /> : null;
    }
    default:
      return null;
  }
}

function Tile({ terrain }: { readonly terrain: string }): ReactNode {
  return (
    <svg width={SIZE} height={SIZE} viewBox="-14 -14 28 28" aria-hidden="true">
      <path
        d={hexOutline({ x: 0, y: 0 }, 13)}
        fill={`var(--${terrain})`}
        stroke="var(--line)"
        strokeWidth={1.2}
      />
    </svg>
  );
}
