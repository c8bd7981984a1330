/** The way to a seat that is free while the game runs. */
import type { ReactNode } from 'react';
import { QuietButton } from '../../app/button.tsx';
import { Invitation } from '../../invitation/invitation.tsx';
import { invitationLink } from '../../invitation/link.ts';
import { usePlace } from '../../invitation/use-place.ts';
import { useFriendsWords } from '../../invitation/words.ts';
import { tableOf } from '../../online/addresses.ts';
import { useTable } from '../table-context.tsx';

export interface OpenInvitationProps {
  /** Undefined: this device has none. */
  readonly secret: string | undefined;
  /** Only the host makes a new one. */
  renew?(): void;
}

export function OpenInvitation({ secret, renew }: OpenInvitationProps): ReactNode {
  const { title, info } = useTable();
  const { seats: words, invitation } = useFriendsWords();
  const place = usePlace();
  const table = tableOf(info.match);
  const [mine] = info.mine;
  const name = (mine === undefined ? undefined : info.sitters[mine]?.name) ?? '';
  const renewing = renew && <QuietButton onClick={renew}>{invitation.renew}</QuietButton>;
  if (!place) return null;
  if (secret === undefined) {
    return (
      <>
        <p>{renew ? invitation.gone : words.askHost}</p>
        {renewing}
      </>
    );
  }
  return (
    <Invitation title={title} link={invitationLink(table, secret, place.address)} name={name}>
      {renewing}
    </Invitation>
  );
}
