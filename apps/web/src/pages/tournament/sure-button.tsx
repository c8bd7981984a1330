/** A button that asks once more. */
import { useState, type ReactNode } from 'react';
import { QuietButton } from '../../app/button.tsx';
import { useLadderWords } from '../../ladder/words.ts';
import style from './tournament.module.css';

export interface SureButtonProps {
  readonly label: string;
  /** What it says to who can't see what it stands beside. */
  readonly name?: string;
  readonly question: string;
  onSure(): Promise<void>;
}

export function SureButton({ label, name, question, onSure }: SureButtonProps): ReactNode {
  const { tournaments: words } = useLadderWords();
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <QuietButton aria-label={name} onClick={() => setAsking(true)}>
        {label}
      </QuietButton>
    );
  }
  return (
    <fieldset className={style['sure']}>
      <legend>{question}</legend>
      <QuietButton
        onClick={() => {
          setAsking(false);
          // What did not work is seen: it stands there as before.
          void onSure().catch(() => undefined);
        }}
      >
        {words.yes}
      </QuietButton>
      <QuietButton ref={(button) => button?.focus()} onClick={() => setAsking(false)}>
        {words.no}
      </QuietButton>
    </fieldset>
  );
}
