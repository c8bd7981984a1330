import type { ReactNode } from 'react';
import { Page } from '../../app/page.tsx';

export interface RulesPageProps {
  readonly title?: string;
  readonly rule?: string;
}

export function RulesPage({ title, rule }: RulesPageProps): ReactNode {
  return (
    <Page>
      {title} {rule}
    </Page>
  );
}
