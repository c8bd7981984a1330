/** Being told by a webhook: for a club's channel, or a program. */
import { useState, type ReactNode } from 'react';
import { QuietButton } from '../../../app/button.tsx';
import { Form } from '../../../app/form.tsx';
import { Segments } from '../../../app/segments.tsx';
import { server } from '../../../online/here.ts';
import { Field } from '../field.tsx';
import style from '../me.module.css';
import { useAsking } from '../use-asking.ts';
import type { WayProps } from './index.tsx';
import { keepWish } from './keep-wish.ts';
import { HungWay } from './way.tsx';
import { useToldWords } from './words.ts';

const SHAPES = ['plain', 'discord', 'slack'] as const;

export function WebhookWay({ told, again }: WayProps): ReactNode {
  const { webhook: words } = useToldWords();
  const [url, setUrl] = useState('');
  const [isWanted, setWanted] = useState(false);
  const [shape, setShape] = useState<(typeof SHAPES)[number]>('discord');
  const { run, isBusy, trouble } = useAsking({
    'bad-address': words.bad,
    'bad-request': words.bad,
  });
  const add = (): void =>
    run(async () => {
      await keepWish(told);
      await server.ask('addChannel', { target: { kind: 'webhook', url: url.trim(), shape } });
      setUrl('');
      setWanted(false);
      again();
    });
  return (
    <HungWay
      kind="webhook"
      title={words.title}
      text={words.text}
      isThere={told.channels.some(({ kind }) => kind === 'webhook')}
    >
      {isWanted ? (
        <Form className={style['line']} aria-label={words.title} onSubmit={add}>
          <Field label={words.url} value={url} onChange={setUrl} autoComplete="off" most={1000} />
          <Segments
            label={words.shape}
            options={SHAPES.map((value) => ({ value, label: words.shapes[value] }))}
            value={shape}
            onChange={(value) => setShape(value)}
          />
          <QuietButton type="submit" disabled={isBusy || url.trim() === ''}>
            {words.add}
          </QuietButton>
          {trouble !== undefined && <p role="alert">{trouble}</p>}
        </Form>
      ) : (
        <QuietButton onClick={() => setWanted(true)}>{words.open}</QuietButton>
      )}
    </HungWay>
  );
}
