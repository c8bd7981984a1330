import type { ReactNode } from 'react';
import { CountingText } from './counting-text.tsx';
import style from './headline.module.css';

const FIGURE = /^(?<figure>\D{0,2}\d+)\s*(?<unit>.*)$/;

/** What counts most about a player: the figure large, what it counts small. */
export function Headline({ text }: { readonly text: string }): ReactNode {
  const { figure = text, unit = '' } = FIGURE.exec(text)?.groups ?? {};
  return (
    <b className={`number ${style['headline']}`}>
      <CountingText text={figure} /> {unit !== '' && <small>{unit}</small>}
    </b>
  );
}
