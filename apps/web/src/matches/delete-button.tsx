import { useState, type ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import style from './delete-button.module.css';

export interface DeleteButtonProps {
  readonly label: string;
  onDelete(): void;
}

function Cross(): ReactNode {
  return (
    <svg width={18} height={18} viewBox="-9 -9 18 18" aria-hidden="true">
      <path
        d="M-6,-6L6,6M-6,6L6,-6"
        stroke="currentColor"
        strokeWidth={2.4}
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Asks once more in its own place; looking elsewhere means no, and so does Escape. */
export function DeleteButton({ label, onDelete }: DeleteButtonProps): ReactNode {
  const { tables } = useWords();
  const [sure, setSure] = useState(false);
  return (
    <button
      type="button"
      className={`button quiet small ${sure ? style['sure'] : ''}`}
      aria-label={sure ? undefined : label}
      onBlur={() => setSure(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setSure(false);
        // A key that is held down is no second answer, nor is the second half of a double click.
        if (event.repeat) event.preventDefault();
      }}
      onClick={({ detail }) => {
        if (!sure) setSure(true);
        else if (detail < 2) onDelete();
      }}
    >
      {sure ? tables.sure : <Cross />}
    </button>
  );
}
