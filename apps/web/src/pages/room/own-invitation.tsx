/** The invitation as whoever has its secret gives it away; the host makes a new one. */
import type { Title } from '@roundhouse/titles';
import { useState, type ReactNode } from 'react';
import { QuietButton } from '../../app/button.tsx';
import { Invitation } from '../../invitation/invitation.tsx';
import { invitationLink } from '../../invitation/link.ts';
import { usePlace } from '../../invitation/use-place.ts';
import { useFriendsWords } from '../../invitation/words.ts';
import { server } from '../../online/here.ts';
import { useInvitation } from '../../online/use-invitation.ts';
import type { RoomSeen } from '../../online/use-room.ts';

export interface OwnInvitationProps {
  readonly title: Title;
  readonly table: RoomSeen;
}

export function OwnInvitation({ title, table }: OwnInvitationProps): ReactNode {
  const { invitation } = useFriendsWords();
  const place = usePlace();
  const { secret, keep } = useInvitation(table.table, table.invitationTag);
  const [isRenewed, setRenewed] = useState(false);
  const me = table.seats[table.mine[0] ?? -1];
  const name = me?.kind === 'person' ? me.name : '';
  const renew = async (): Promise<void> => {
    try {
      keep((await server.ask('renewInvitation', { table: table.table })).secret);
      setRenewed(true);
    } catch {
      // The old one still leads here; who wants a new one asks again.
    }
  };
  const renewing = table.isOwner && (
    <QuietButton onClick={() => void renew()}>{invitation.renew}</QuietButton>
  );
  if (!place) return null;
  if (secret === undefined) {
    return (
      renewing && (
        <>
          <p>{invitation.gone}</p>
          {renewing}
        </>
      )
    );
  }
  const link = invitationLink(table.table, secret, place.address);
  return (
    <Invitation title={title} link={link} name={name}>
      {renewing}
      <output>{isRenewed && invitation.renewed}</output>
    </Invitation>
  );
}
