import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import style from './waiting.module.css';
import { Wheel } from './wheel.tsx';

export function Waiting(): ReactNode {
  const { loading, product } = useWords();
  return (
    <div className="arriving">
      <div className="sign">
        <Wheel size={26} />
        <span translate="no">{product}</span>
      </div>
      <output className={style['waiting']}>
        <Wheel size={48} />
        {loading}
      </output>
    </div>
  );
}
