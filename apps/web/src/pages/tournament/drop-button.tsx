/** For the host: takes somebody out who does not turn up. */
import type { ReactNode } from 'react';
import { useLadderWords } from '../../ladder/words.ts';
import { server } from '../../online/here.ts';
import type { SeenProps } from './one.tsx';
import { SureButton } from './sure-button.tsx';
import style from './tournament.module.css';

export function DropButton({
  seen,
  again,
  entrant,
}: SeenProps & { readonly entrant: number }): ReactNode {
  const { tournaments: words } = useLadderWords();
  const found = seen.entrants[entrant];
  if (!seen.isHost || entrant === seen.mine || !found || found.isGone) return null;
  if (seen.phase === 'over') return null;
  const { tournament } = seen;
  return (
    <span className={style['drop']}>
      <SureButton
        label={words.dropShort}
        name={words.drop(found.name)}
        question={words.dropNote}
        onSure={() => server.ask('dropEntrant', { tournament, entrant }).then(again)}
      />
    </span>
  );
}
