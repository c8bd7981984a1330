/** What a player is told when the device could not do what was asked; of a record also where and why. */
import { titleOf, type Title } from '@roundhouse/titles';
import { tableRefusal } from '@roundhouse/ui/table-words';
import { Suspense, type ReactNode } from 'react';
import { HostError, type RecordFault } from '../host/index.ts';
import { useSettings } from '../settings/index.ts';
import { useGameWords, useWords } from '../words/index.ts';

export function Problem({ fault }: { readonly fault: unknown }): ReactNode {
  const { problems } = useWords().table;
  const { problem, record } = fault instanceof HostError ? fault : { problem: 'failed' as const };
  return (
    <>
      {problems[problem]} {record && <RecordProblem record={record} />}
    </>
  );
}

/** The same, said at once to whoever waits for it; nothing where all went well. */
export function ProblemAlert({ fault }: { readonly fault: unknown }): ReactNode {
  return (
    fault !== undefined && (
      <p role="alert">
        <Problem fault={fault} />
      </p>
    )
  );
}

export interface RecordProblemProps {
  readonly record: RecordFault;
  /** It is about the whole of it, not about a line. */
  readonly isWhole?: boolean;
}

/** The table's own sentence, or that of the game whose rule it breaks. */
export function RecordProblem({ record, isWhole = false }: RecordProblemProps): ReactNode {
  const { at, fault, title: id } = record;
  const { recordAt } = useWords().table;
  const { language } = useSettings();
  const own = tableRefusal(language, fault);
  if (own !== undefined) return isWhole ? own : recordAt(at, own);
  const title = id === undefined ? undefined : titleOf(id);
  return <Suspense>{title && <Broken title={title} record={{ at, fault }} />}</Suspense>;
}

function Broken(props: { readonly title: Title; readonly record: RecordFault }): ReactNode {
  const { title, record } = props;
  const { recordAt, rule } = useWords().table;
  const sentence = useGameWords(title).refusal(record.fault);
  return recordAt(record.at, `${sentence} (${rule(record.fault.rule)})`);
}
