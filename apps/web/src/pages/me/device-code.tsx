/** Another device becomes one's own by a code that is shown here, and scanned or typed there. */
import { useState, type ReactNode } from 'react';
import { Button } from '../../app/button.tsx';
import { Form } from '../../app/form.tsx';
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
      <Button small quiet={code !== undefined} disabled={isBusy} onClick={make}>
        {code === undefined ? device.make : device.again}
      </Button>
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
    <Form
      className={style['way']}
      aria-label={device.haveCode}
      onSubmit={() => arrive(() => server.ask('useDeviceCode', { code, bringSeats }))}
    >
      <h3>{device.haveCode}</h3>
      <Field label={device.code} value={code} onChange={setCode} autoComplete="one-time-code" />
      <Button
        type="submit"
        small
        quiet={given === ''}
        disabled={asking.isBusy || code.trim() === ''}
      >
        {device.use}
      </Button>
    </Form>
  );
}
