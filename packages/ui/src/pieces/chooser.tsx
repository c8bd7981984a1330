/** A card over the drawing that asks which of several was meant. */
import type { ReactNode } from 'react';
import type { Box } from './box.ts';
import { pressing } from './pressing.ts';
import styles from './chooser.module.css';

interface Placed extends Box {
  readonly children: ReactNode;
}

interface ChooserCardProps extends Placed {
  readonly label?: string;
}

export function ChooserCard({ x, y, width, height, label, children }: ChooserCardProps): ReactNode {
  return (
    <g
      transform={`translate(${x} ${y})`}
      role={label === undefined ? undefined : 'group'}
      aria-label={label}
    >
      <rect width={width} height={height} rx={7} className={styles['card']} />
      {children}
    </g>
  );
}

interface ChooserButtonProps extends Placed {
  readonly label: string | undefined;
  readonly isChosen?: boolean;
  choose(): void;
}

/** One of them: its room on the card, and what is drawn there from the room's corner. */
export function ChooserButton(props: ChooserButtonProps): ReactNode {
  const { x, y, width, height, label, isChosen, choose, children } = props;
  return (
    <g
      transform={`translate(${x} ${y})`}
      {...pressing(choose)}
      aria-label={label}
      aria-pressed={isChosen}
      className={styles['choice']}
    >
      <rect width={width} height={height} rx={5} />
      {children}
    </g>
  );
}
