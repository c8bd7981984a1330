import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import style from './waiting.module.css';
import { Wheel } from './wheel.tsx';

export function Waiting(): ReactNode {
  const { loading } = useWords();
  return (
    <output className={style['waiting']}>
      <Wheel size={48} />
      {loading}
    </output>
  );
}
