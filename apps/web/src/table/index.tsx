import { useWords } from '../words/index.ts';

export interface TablePageProps {
  readonly match: string;
  /** The line to look at; undefined: the newest. */
  readonly at?: number;
}

export function TablePage({ match }: TablePageProps): React.ReactNode {
  const words = useWords();
  return (
    <main>
      <a href="#/">{words.table.leave}</a> {match}
    </main>
  );
}
