/** One more person at this device sits down: a name and a tap. */
import { useState, type ReactNode } from 'react';
import { Button, QuietButton } from '../app/button.tsx';
import { Form } from '../app/form.tsx';
import { LONGEST_NAME } from '../host/index.ts';
import { rememberOnline } from '../online/addresses.ts';
import { server } from '../online/here.ts';
import { secretOf } from '../online/secrets.ts';
import type { RoomSeen } from '../online/use-room.ts';
import style from './sit-here.module.css';
import { useFriendsWords } from './words.ts';

export interface SitHereProps {
  readonly table: RoomSeen;
  readonly seat: number;
  /** Looks again at once. */
  look(): void;
}

export function SitHere({ table: { table, seats, isRated }, seat, look }: SitHereProps): ReactNode {
  const { here: words, join, line } = useFriendsWords();
  const [name, setName] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const holder = seats[seat];
  if (isRated || holder?.kind !== 'open' || holder.for !== undefined) return null;
  if (name === undefined) {
    return <QuietButton onClick={() => setName('')}>{words.sit}</QuietButton>;
  }
  const sit = async (): Promise<void> => {
    setBusy(true);
    try {
      const secret = secretOf(table);
      const invited = secret === undefined ? {} : { secret };
      await server.ask('sitDown', { table, seat, name: name.trim(), isBeside: true, ...invited });
      rememberOnline();
      setName(undefined);
    } catch {
      setFailed(true);
    }
    // What stands there now.
    look();
    setBusy(false);
  };
  return (
    <Form className={style['sit']} onSubmit={() => void sit()}>
      <input
        aria-label={words.name}
        placeholder={words.name}
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        enterKeyHint="go"
        required
        pattern=".*\S.*"
        ref={(field) => field?.focus()}
        onChange={({ target }) => setName(target.value)}
      />
      <Button small type="submit" disabled={isBusy}>
        {join.sit}
      </Button>
      <output>{isFailed && line.failed}</output>
    </Form>
  );
}
