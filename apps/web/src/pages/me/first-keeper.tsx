/** Whoever runs the server takes charge here, by the code that its console showed. */
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { QuietButton } from '../../app/button.tsx';
import { Form } from '../../app/form.tsx';
import { server } from '../../online/here.ts';
import { onlinePaths } from '../../online/paths.ts';
import { Field } from './field.tsx';
import style from './me.module.css';
import { useAccountWords, useAsking } from './use-asking.ts';

export function FirstKeeper(): ReactNode {
  const { administrator } = useAccountWords();
  const [code, setCode] = useState('');
  const { run, isBusy, trouble } = useAsking();
  const [, go] = useLocation();
  const use = (): void =>
    run(
      () => server.ask('becomeAdministrator', { code }),
      () => go(onlinePaths.administrator),
    );
  return (
    <details className={style['how']}>
      <summary>{administrator.haveCode}</summary>
      <p>{administrator.text}</p>
      <Form className={style['beside']} onSubmit={use}>
        <Field
          label={administrator.code}
          value={code}
          onChange={setCode}
          autoComplete="one-time-code"
          most={64}
        />
        <QuietButton type="submit" disabled={isBusy || code.trim() === ''}>
          {administrator.use}
        </QuietButton>
        {trouble !== undefined && <p role="alert">{trouble}</p>}
      </Form>
    </details>
  );
}
