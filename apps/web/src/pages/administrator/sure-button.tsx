import { useState, type ReactNode } from 'react';
import style from './office.module.css';

export interface SureButtonProps {
  readonly label: string;
  /** What a reader of the page hears, where the label is short. */
  readonly named?: string;
  readonly sure: string;
  readonly isBusy: boolean;
  onSure(): void;
}

/** Asks once more in its own place; looking elsewhere means no, and so does Escape. */
export function SureButton({ label, named, sure, isBusy, onSure }: SureButtonProps): ReactNode {
  const [isAsking, setAsking] = useState(false);
  return (
    <button
      type="button"
      className={`button quiet small ${isAsking ? style['sure'] : ''}`}
      aria-label={isAsking ? undefined : named}
      disabled={isBusy}
      onBlur={() => setAsking(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setAsking(false);
        // A key that is held down is no second answer.
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
    </button>
  );
}
