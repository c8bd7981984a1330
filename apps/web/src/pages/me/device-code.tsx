/** Another device becomes one's own by a code that is read here and typed there. */
import { useState, type ReactNode } from 'react';
import { server } from '../../online/here.ts';
import { Field } from './field.tsx';
import style from './me.module.css';
import { useAccountWords, useAsking } from './use-asking.ts';

export function DeviceCode(): ReactNode {
  const { device } = useAccountWords();
  const [code, setCode] = useState<string>();
  const { run, isBusy, trouble } = useAsking();
  const make = (): void =>
    run(async () => {
      const made = await server.ask('makeDeviceCode', {});
      setCode(made.code);
    });
  return (
    <section className={`card ${style['card']}`} aria-labelledby="device-code">
      <h2 id="device-code">{device.title}</h2>
      <p>{device.text}</p>
      <output>
        {code !== undefined && (
          <>
            {device.typeIt} <strong className={style['code']}>{code}</strong>
          </>
        )}
      </output>
      <button type="button" className="button small" disabled={isBusy} onClick={make}>
        {device.make}
      </button>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
    </section>
  );
}

export function TypeCode({ again }: { again(): void }): ReactNode {
  const { device } = useAccountWords();
  const [code, setCode] = useState('');
  const { run, isBusy, trouble } = useAsking();
  const use = (): void =>
    run(async () => {
      await server.ask('useDeviceCode', { code });
      again();
    });
  return (
    <section className={`card ${style['card']}`} aria-labelledby="type-code">
      <h2 id="type-code">{device.haveCode}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          use();
        }}
      >
        <Field label={device.code} value={code} onChange={setCode} autoComplete="one-time-code" />
        <button type="submit" className="button small" disabled={isBusy || code.trim() === ''}>
          {device.use}
        </button>
        {trouble !== undefined && <p role="alert">{trouble}</p>}
      </form>
    </section>
  );
}
