import type { ReactNode } from 'react';
import { Page } from '../../app/page.tsx';

export interface OpenPageProps {
  readonly packed: string;
  readonly at?: number;
}

export function OpenPage({ packed, at }: OpenPageProps): ReactNode {
  return (
    <Page>
      {packed} {at}
    </Page>
  );
}
