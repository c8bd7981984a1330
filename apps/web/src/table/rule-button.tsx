/** The rule that speaks, in the rulebook beside the board. */
import type { ReactNode } from 'react';
import { useLayout } from './layout-context.tsx';
import { useTable } from './table-context.tsx';

export interface RuleButtonProps {
  readonly rule: string;
  readonly className: string | undefined;
}

export function RuleButton({ rule, className }: RuleButtonProps): ReactNode {
  const { say } = useTable();
  const { openRule } = useLayout();
  return (
    <button type="button" className={className} onClick={() => openRule(rule)}>
      {say.rule(rule)}
    </button>
  );
}
