/** A hex was touched where several companies may build: which of them? */
import { ChooserButton, ChooserCard } from '@roundhouse/ui/pieces/chooser';
import type { ReactNode } from 'react';
import type { Company } from '../../src/types.ts';
import { companyName } from '../words/names.ts';
import { centreOf, DRAWING } from './geometry.ts';
import type { BoardLabels } from '../words/board.ts';

const APART = 33;

export interface ChooserProps {
  readonly prefix: string;
  readonly labels: BoardLabels;
  readonly hex: number;
  readonly companies: readonly Company[];
  touch(company: Company): void;
}

export function Chooser({ prefix, labels, hex, companies, touch }: ChooserProps): ReactNode {
  const { x, y } = centreOf(hex);
  const width = APART * companies.length + 6;
  const left = Math.min(Math.max(28, x - width / 2), DRAWING.width - 28 - width);
  const top = y < 110 ? y + 34 : y - 72;
  return (
    <ChooserCard x={left} y={top} width={width} height={38}>
      {companies.map((company, at) => (
        <ChooserButton
          key={company}
          x={4.5 + APART * at}
          y={3}
          width={30}
          height={32}
          label={labels.chosenFor(companyName(company))}
          choose={() => touch(company)}
        >
          <use href={`#${prefix}c${company}`} transform="translate(15 15) scale(1.2)" />
        </ChooserButton>
      ))}
    </ChooserCard>
  );
}
