/** A game that was played elsewhere and is over, kept on this device, too. */
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../app/paths.ts';
import { keepOnDevice, type Sitter } from '../../host/index.ts';
import { useWords } from '../../words/index.ts';

export interface KeepHereProps {
  readonly match: string;
  readonly sitters: readonly Sitter[];
  readonly className?: string;
}

export function KeepHere({
  match,
  sitters,
  className = 'button quiet small',
}: KeepHereProps): ReactNode {
  const { tables } = useWords();
  const [isBusy, setBusy] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const [, go] = useLocation();
  const keep = async (): Promise<void> => {
    setBusy(true);
    try {
      go(paths.table(await keepOnDevice(match, sitters)));
    } catch {
      setFailed(true);
      setBusy(false);
    }
  };
  return (
    <button type="button" className={className} disabled={isBusy} onClick={() => void keep()}>
      {isFailed ? tables.notKept : tables.keep}
    </button>
  );
}
