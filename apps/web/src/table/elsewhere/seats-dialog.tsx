/** Who sits where at a table elsewhere, changed while it runs: a bot plays on, somebody sits down in its place. */
import { Refused } from '@roundhouse/contract/client';
import type { Seating } from '@roundhouse/table';
import { useId, useState, type ReactNode } from 'react';
import { QuietButton } from '../../app/button.tsx';
import { useFriendsWords } from '../../invitation/words.ts';
import { tableOf } from '../../online/addresses.ts';
import { useInvitation } from '../../online/use-invitation.ts';
import { useTable } from '../table-context.tsx';
import { OpenInvitation } from './open-invitation.tsx';
import { SeatRow } from './seat-row.tsx';
import style from './seats-dialog.module.css';
import { useSeating } from './use-seating.ts';

export interface SeatsDialogProps {
  readonly id: string;
  readonly seating: Seating;
}

export type Trouble = 'still-here' | 'failed';

export function SeatsDialog({ id, seating }: SeatsDialogProps): ReactNode {
  const { info, say } = useTable();
  const { seats: words } = useFriendsWords();
  const { seats, isOwner, invitationTag } = useSeating(seating);
  const heading = useId();
  const table = tableOf(info.match);
  const { secret, keep } = useInvitation(table, invitationTag);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const change = async (work: () => Promise<string | void>): Promise<void> => {
    setBusy(true);
    setTrouble(undefined);
    try {
      const made = await work();
      if (made !== undefined) keep(made);
    } catch (error) {
      const isHere = error instanceof Refused && error.code === 'still-here';
      setTrouble(isHere ? 'still-here' : 'failed');
    } finally {
      setBusy(false);
    }
  };
  const isFree = seats.some((holder) => holder.kind === 'bot' && holder.isFree === true);
  return (
    <dialog id={id} popover="auto" aria-labelledby={heading} className={style['seats']}>
      <h2 id={heading} className="caption">
        {say.review.seats.title}
      </h2>
      <p>{isOwner ? words.leadHost : words.lead}</p>
      <ul aria-busy={isBusy}>
        {seats.map((holder, seat) => (
          <SeatRow
            key={seat}
            seat={seat}
            holder={holder}
            seating={seating}
            isBusy={isBusy}
            change={change}
          />
        ))}
      </ul>
      <output className={style['trouble']}>{trouble && words.troubles[trouble]}</output>
      {isFree && (
        <OpenInvitation
          secret={secret}
          {...(isOwner ? { renew: () => void change(() => seating.renew()) } : {})}
        />
      )}
      <QuietButton popoverTarget={id} popoverTargetAction="hide">
        {say.close}
      </QuietButton>
    </dialog>
  );
}
