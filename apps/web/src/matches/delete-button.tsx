import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import { SureButton } from './sure-button.tsx';

export interface DeleteButtonProps {
  readonly label: string;
  onDelete(): void;
}

export function DeleteButton({ label, onDelete }: DeleteButtonProps): ReactNode {
  const { tables } = useWords();
  return <SureButton label={<Cross />} named={label} sure={tables.sure} onSure={onDelete} />;
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
