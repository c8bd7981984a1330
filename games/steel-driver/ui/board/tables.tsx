/** The train table and the profit table; at the end the goods in place of profits. */
import type { Language } from '@roundhouse/ui/words';
import type { ReactNode } from 'react';
import type { View } from '../../src/index.ts';
import { isSettling } from '../face/reading.ts';
import { BOARD_LABELS } from '../words/board.ts';
import { ProfitTable } from './profit-table.tsx';
import { SetsTable } from './sets-table.tsx';
import styles from './tables.module.css';
import { TrainTable } from './train-table.tsx';

export interface TablesProps {
  readonly view: View;
  readonly after: View | undefined;
  readonly language: Language;
  /** Side by side; else below each other. */
  readonly isWide?: boolean;
}

export function Tables({ view, after, language, isWide = false }: TablesProps): ReactNode {
  const labels = BOARD_LABELS[language];
  const settling = isSettling(view);
  return (
    <div className={isWide ? styles['wide'] : styles['narrow']}>
      <section>
        <h3>{settling ? labels.takers : labels.trains}</h3>
        <TrainTable view={view} language={language} />
      </section>
      {settling && isWide && (
        <section>
          <h3>{labels.goods}</h3>
          <SetsTable view={view} after={after} />
        </section>
      )}
      {!settling && (
        <section>
          <h3>{labels.profits}</h3>
          <ProfitTable view={view} after={after} language={language} rows={isWide ? 1 : 2} />
        </section>
      )}
    </div>
  );
}
