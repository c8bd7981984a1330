/** Being told by a webhook: for a club's channel, or a program. */
import { useState, type ReactNode } from 'react';
import { Segments } from '../../../app/segments.tsx';
import { server } from '../../../online/here.ts';
import { Field } from '../field.tsx';
import style from '../me.module.css';
import { useAsking } from '../use-asking.ts';
import type { WayProps } from './index.tsx';
import { keepWish } from './keep-wish.ts';
import { useToldWords } from './words.ts';

const SHAPES = ['plain', 'discord', 'slack'] as const;

export function WebhookWay({ told, again }: WayProps): ReactNode {
  const { webhook: words } = useToldWords();
  const [url, setUrl] = useState('');
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
      again();
    });
  return (
    <form
      className={style['way']}
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <h3>{words.title}</h3>
      <p>{words.text}</p>
      <Field label={words.url} value={url} onChange={setUrl} autoComplete="off" most={1000} />
      <Segments
        label={words.shape}
        options={SHAPES.map((value) => ({ value, label: words.shapes[value] }))}
        value={shape}
        onChange={(value) => setShape(value)}
      />
      <button type="submit" className="button quiet small" disabled={isBusy || url.trim() === ''}>
        {words.add}
      </button>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
    </form>
  );
}
