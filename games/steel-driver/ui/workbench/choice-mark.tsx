/** What a city may hold and be, small. */
import type { ChoiceMarkProps } from '@roundhouse/ui/workbench';
import type { ReactNode } from 'react';
import { GOODS } from '../../src/index.ts';
import { hexagon } from '../board/geometry.ts';
import { GoodsCube } from '../board/goods.tsx';
import look from '../board/look.module.css';
import styles from './choice-mark.module.css';

export function ChoiceMark({ field, value }: ChoiceMarkProps): ReactNode {
  const drawn = drawnOf(field, value);
  return (
    drawn && (
      <svg
        className={look['look']}
        width={26}
        height={26}
        viewBox="-13 -13 26 26"
        aria-hidden="true"
      >
        {drawn}
      </svg>
    )
  );
}

function drawnOf(field: string, value: string): ReactNode {
  if (field === 'cities.shape') {
    return value === 'hexagon' ? (
      <path d={hexagon(11)} className={styles['shape']} />
    ) : (
      <circle r={9.5} className={styles['shape']} />
    );
  }
  const colour = GOODS.findIndex((goods) => goods === value);
  return field === 'cities.goods' && colour >= 0 ? <GoodsCube colour={colour} size={20} /> : null;
}
