/** A card over the drawing that asks which of several was meant. */
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './chooser.module.css';

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
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
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    choose();
  };
  return (
    <g
      transform={`translate(${x} ${y})`}
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={isChosen}
      className={styles['choice']}
      onClick={choose}
      onKeyDown={onKeyDown}
    >
      <rect width={width} height={height} rx={5} />
      {children}
    </g>
  );
}
