/** Why who won, and what told equals apart, each with its rule. */
import type { ReactNode } from 'react';
import { usePlay } from '../play/play-context.tsx';
import { RuleButton } from '../rule-button.tsx';
import { useTable } from '../table-context.tsx';
import style from './verdicts.module.css';

export function Verdicts(): ReactNode {
  const { words, tell, say } = useTable();
  const { lines } = usePlay();
  const last = lines.at(-1);
  const verdicts = (last && words.verdicts?.(last.view, tell.who)) ?? [];
  if (verdicts.length === 0) return null;
  return (
    <ul className={style['verdicts']} aria-label={say.ending.why} data-verdicts>
      {verdicts.map(({ text, rule }) => (
        <li key={text}>
          <span>{text}</span>
          <RuleButton rule={rule} className={style['rule']} />
        </li>
      ))}
    </ul>
  );
}
