/** For the host: takes somebody out who does not turn up. */
import type { ReactNode } from 'react';
import { useLadderWords } from '../../ladder/words.ts';
import { SureButton } from '../../matches/sure-button.tsx';
import { server } from '../../online/here.ts';
import type { SeenProps } from './one.tsx';
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
        named={words.drop(found.name)}
        sure={words.dropSure}
        onSure={() =>
          // What did not work is seen: it stands there as before.
          void server.ask('dropEntrant', { tournament, entrant }).then(again, () => undefined)
        }
      />
    </span>
  );
}
