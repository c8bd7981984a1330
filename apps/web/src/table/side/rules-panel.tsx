/** The rules at hand. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { places } from '../../app/places.ts';
import { useTable } from '../table-context.tsx';
import style from './side.module.css';

export function RulesPanel(): ReactNode {
  const { title, say } = useTable();
  return (
    <div className={style['rules']} id="rules" tabIndex={-1}>
      <Link href={places.rules(title.id)}>{say.rules}</Link>
    </div>
  );
}
