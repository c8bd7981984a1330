/** Another device becomes one's own by a code that is shown here, and scanned or typed there. */
import { useState, type ReactNode } from 'react';
import { linkTo } from '../../invitation/link.ts';
import { QrPicture } from '../../invitation/qr-picture.tsx';
import { usePlace } from '../../invitation/use-place.ts';
import { server } from '../../online/here.ts';
import { onlinePaths } from '../../online/paths.ts';
import { Field } from './field.tsx';
import type { Arriving } from './arriving.tsx';
import style from './me.module.css';
import paper from './pass.module.css';
import { useAccountWords, useAsking } from './use-asking.ts';

export function NewDeviceCode(): ReactNode {
  const { device } = useAccountWords();
  const [code, setCode] = useState<string>();
  const { run, isBusy, trouble } = useAsking();
  const make = (): void =>
    run(async () => {
      const made = await server.ask('makeDeviceCode', {});
      setCode(made.code);
    });
  return (
    <>
      <h2>{device.title}</h2>
      <p>{code === undefined ? device.before : device.text}</p>
      <output className={paper['shown']}>
        {code !== undefined && <Shown key={code} code={code} />}
      </output>
      <button
        type="button"
        className={code === undefined ? 'button small' : 'button quiet small'}
        disabled={isBusy}
        onClick={make}
      >
        {code === undefined ? device.make : device.again}
      </button>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
    </>
  );
}

function Shown({ code }: { readonly code: string }): ReactNode {
  const { device } = useAccountWords();
  const place = usePlace();
  return (
    <>
      {place && (
        <QrPicture text={linkTo(onlinePaths.withCode(code), place.address)} label={device.qr} />
      )}
      <span className="unseen">{device.typeIt}</span>
      <strong className={paper['code']}>{code}</strong>
    </>
  );
}

export function TypeCode({ code: given = '', arrive, asking, bringSeats }: Arriving): ReactNode {
  const { device } = useAccountWords();
  const [code, setCode] = useState(given);
  return (
    <form
      className={style['way']}
      aria-label={device.haveCode}
      onSubmit={(event) => {
        event.preventDefault();
        arrive(() => server.ask('useDeviceCode', { code, bringSeats }));
      }}
    >
      <h3>{device.haveCode}</h3>
      <Field label={device.code} value={code} onChange={setCode} autoComplete="one-time-code" />
      <button
        type="submit"
        className={given === '' ? 'button quiet small' : 'button small'}
        disabled={asking.isBusy || code.trim() === ''}
      >
        {device.use}
      </button>
    </form>
  );
}
