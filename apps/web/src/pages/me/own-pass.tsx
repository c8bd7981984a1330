/** One's own pass: whose it is, what kind, and another name for who wants one. */
import { useState, type ReactNode } from 'react';
import { Button, QuietButton } from '../../app/button.tsx';
import { Form } from '../../app/form.tsx';
import { LONGEST_NAME } from '../../host/index.ts';
import { becomeGuest, callMe } from '../../online/call-me.ts';
import { server } from '../../online/here.ts';
import { NewDeviceCode } from './device-code.tsx';
import { Field } from './field.tsx';
import type { Mine, MineProps } from './mine.ts';
import { Pass } from './pass.tsx';
import style from './me.module.css';
import { useAccountWords, useAsking } from './use-asking.ts';

export function OwnPass({ mine, again }: MineProps): ReactNode {
  const { pass } = useAccountWords();
  const { person, account } = mine;
  const [isRenaming, setRenaming] = useState(false);
  const kind = mine.isGuest ? pass.guest : pass.season;
  return (
    <Pass kind={person.isAdmin ? `${kind} · ${pass.keeper}` : kind} stub={<NewDeviceCode />}>
      {isRenaming ? (
        <Rename
          name={person.name}
          onDone={(isChanged) => {
            setRenaming(false);
            if (isChanged) again();
          }}
        />
      ) : (
        <>
          <h1 translate="no">{person.name}</h1>
          <p>{noteOf(mine, pass)}</p>
          <QuietButton onClick={() => setRenaming(true)}>{pass.rename}</QuietButton>
        </>
      )}
    </Pass>
  );

  function noteOf({ isGuest }: Mine, words: typeof pass): string {
    if (isGuest) return words.guestNote;
    return account.login === undefined ? words.byPasskey : words.signsInAs(account.login);
  }
}

interface RenameProps {
  readonly name: string;
  onDone(isChanged: boolean): void;
}

function Rename({ name: before, onDone }: RenameProps): ReactNode {
  const { pass } = useAccountWords();
  const [name, setName] = useState(before);
  const { run, isBusy, trouble } = useAsking();
  return (
    <Form
      className={style['line']}
      onSubmit={() =>
        run(
          () => callMe(server.ask('rename', { name })),
          () => onDone(true),
        )
      }
    >
      <Field
        label={pass.name}
        note={pass.renameNote}
        takesFocus
        value={name}
        onChange={setName}
        autoComplete="nickname"
        most={LONGEST_NAME}
        isOnPass
      />
      <div className={style['acts']}>
        <Button small type="submit" disabled={isBusy || name.trim() === ''}>
          {pass.write}
        </Button>
        <QuietButton onClick={() => onDone(false)}>{pass.leave}</QuietButton>
      </div>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
    </Form>
  );
}

/** For who is nobody here yet: a name makes it his. */
export function BlankPass({ again }: { again(): void }): ReactNode {
  const { title, pass, lead } = useAccountWords();
  const [name, setName] = useState('');
  const { run, isBusy, trouble } = useAsking();
  return (
    <Pass kind={pass.blank}>
      <h1>{title}</h1>
      <p>{pass.nobody}</p>
      <Form className={style['line']} onSubmit={() => run(() => becomeGuest(name), again)}>
        <Field
          label={pass.name}
          value={name}
          onChange={setName}
          autoComplete="nickname"
          most={LONGEST_NAME}
          isOnPass
        />
        <Button small type="submit" disabled={isBusy || name.trim() === ''}>
          {pass.issue}
        </Button>
        {trouble !== undefined && <p role="alert">{trouble}</p>}
      </Form>
      <p>{lead}</p>
    </Pass>
  );
}
