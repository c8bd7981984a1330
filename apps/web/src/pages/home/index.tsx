import type { ReactNode } from 'react';
import { Page } from '../../app/page.tsx';

export function HomePage(): ReactNode {
  return <Page>{null}</Page>;
}
