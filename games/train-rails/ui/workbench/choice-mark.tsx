/** A face of the die, small. */
import type { ChoiceMarkProps } from '@roundhouse/ui/workbench';
import type { ReactNode } from 'react';
import { FACES } from '../../src/index.ts';
import { Die } from '../board/die.tsx';

export function ChoiceMark({ field, value }: ChoiceMarkProps): ReactNode {
  const face = FACES.find((each) => each === value);
  return field === 'die' && face ? (
    <svg width={26} height={26} viewBox="-40 -40 80 80" aria-hidden="true">
      <Die face={face} isRolling={false} />
    </svg>
  ) : null;
}
