/** Ways past the sign, for those who come by keyboard. */
import type { ReactNode } from 'react';
import { useLayout } from './layout-context.tsx';
import style from './skips.module.css';
import { useTable } from './table-context.tsx';
import { goToWords } from './use-keys.ts';

export function Skips(): ReactNode {
  const { say } = useTable();
  const { look, open } = useLayout();
  return (
    <div className={style['skips']}>
      <button type="button" onClick={() => document.getElementById('ask')?.focus()}>
        {say.skipToAsk}
      </button>
      <button type="button" onClick={() => goToWords(look, open)}>
        {say.skipToWords}
      </button>
    </div>
  );
}
