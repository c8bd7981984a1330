/** Tokens by which one's programs play: made, shown once, revoked; and how a program uses one. */
import { useState, type ReactNode } from 'react';
import { Part } from '../../app/part.tsx';
import { Button, QuietButton } from '../../app/button.tsx';
import { Form } from '../../app/form.tsx';
import { useCopy } from '../../invitation/use-copy.ts';
import { server } from '../../online/here.ts';
import { Tag } from './devices.tsx';
import { Field } from './field.tsx';
import style from './me.module.css';
import type { Mine } from './mine.ts';
import { useAccountWords, useAsking } from './use-asking.ts';

export interface ProgramsProps {
  readonly sessions: Mine['sessions'];
  again(): void;
}

interface Made {
  readonly name: string;
  readonly token: string;
}

export function Programs({ sessions, again }: ProgramsProps): ReactNode {
  const { programs } = useAccountWords();
  const { run, isBusy, trouble } = useAsking({ 'too-many': programs.tooMany });
  const [name, setName] = useState('');
  const [made, setMade] = useState<Made>();
  const make = (): void =>
    run(async () => {
      const { token } = await server.ask('makeToken', { name });
      setMade({ name, token });
      setName('');
      again();
    });
  const revoke = (session: string): void => run(() => server.ask('endSession', { session }), again);
  return (
    <Part id="programs" title={programs.title} className={style['part']}>
      <p>{programs.text}</p>
      <ul className={style['may']}>
        <li data-may="true">
          <YesNo d="M2 9l5 5L16 4" />
          {programs.may}
        </li>
        <li data-may="false">
          <YesNo d="M4 4l10 10M14 4L4 14" />
          {programs.mayNot}
        </li>
      </ul>
      {sessions.length === 0 && <p>{programs.none}</p>}
      <ul className={style['tags']}>
        {sessions.map((each) => (
          <Tag key={each.session} session={each}>
            <QuietButton
              aria-label={programs.revoke(each.device)}
              disabled={isBusy}
              onClick={() => revoke(each.session)}
            >
              {programs.revokeShort}
            </QuietButton>
          </Tag>
        ))}
      </ul>
      {made ? (
        <Token key={made.token} made={made} onPut={() => setMade(undefined)} />
      ) : (
        <Form className={style['beside']} onSubmit={make}>
          <Field
            label={programs.name}
            value={name}
            onChange={setName}
            autoComplete="off"
            most={24}
          />
          <QuietButton type="submit" disabled={isBusy || name.trim() === ''}>
            {programs.make}
          </QuietButton>
        </Form>
      )}
      {trouble !== undefined && <p role="alert">{trouble}</p>}
      <How />
    </Part>
  );
}

function YesNo({ d }: { readonly d: string }): ReactNode {
  return (
    <svg width={18} height={18} viewBox="0 0 18 18" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth={2.4} strokeLinecap="round" />
    </svg>
  );
}

/** It lies here until somebody says that he has it; then nobody sees it again. */
function Token({ made, onPut }: { readonly made: Made; onPut(): void }): ReactNode {
  const { programs } = useAccountWords();
  const { isCopied, copy } = useCopy(made.token);
  return (
    <output className={style['token']}>
      <p>{programs.once(made.name)}</p>
      <code translate="no">{made.token}</code>
      <div className={style['acts']}>
        {/* On plain http a page may not copy: then it is there to be marked. */}
        {isSecureContext && (
          <Button small onClick={copy}>
            {isCopied ? programs.copied : programs.copy}
          </Button>
        )}
        <QuietButton onClick={onPut}>{programs.put}</QuietButton>
      </div>
    </output>
  );
}

const EXAMPLES = ['player.py', 'player.ts'];

function How(): ReactNode {
  const { programs } = useAccountWords();
  return (
    <details className={style['how']}>
      <summary>{programs.how}</summary>
      <ol>
        {programs.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        {programs.examples}{' '}
        {EXAMPLES.map((file) => (
          <a key={file} href={`/api/examples/${file}`} translate="no">
            {file}
          </a>
        ))}
      </p>
      <p>
        <a href="/api">{programs.whole}</a>
      </p>
    </details>
  );
}
