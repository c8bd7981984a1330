import type { ReactNode } from 'react';
import { Page } from '../../app/page.tsx';

export function SetupPage({ title }: { readonly title: string }): ReactNode {
  return <Page>{title}</Page>;
}
