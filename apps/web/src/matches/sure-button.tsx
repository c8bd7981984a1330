import { useState, type ReactNode } from 'react';
import { QuietButton } from '../app/button.tsx';
import style from './sure-button.module.css';

export interface SureButtonProps {
  readonly label: ReactNode;
  /** What a reader of the page hears, where the label is short. */
  readonly named?: string;
  readonly sure: string;
  readonly isBusy?: boolean;
  onSure(): void;
}

/** Asks once more in its own place; looking elsewhere means no, and so does Escape. */
export function SureButton({ label, named, sure, isBusy, onSure }: SureButtonProps): ReactNode {
  const [isAsking, setAsking] = useState(false);
  return (
    <QuietButton
      className={isAsking ? style['sure'] : ''}
      aria-label={isAsking ? undefined : named}
      disabled={isBusy}
      onBlur={() => setAsking(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setAsking(false);
        // A key that is held down is no second answer, nor is the second half of a double click.
        if (event.repeat) event.preventDefault();
      }}
      onClick={({ detail }) => {
        if (!isAsking) setAsking(true);
        else if (detail < 2) {
          setAsking(false);
          onSure();
        }
      }}
    >
      {isAsking ? sure : label}
    </QuietButton>
  );
}
