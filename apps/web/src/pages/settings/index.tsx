import type { ReactNode } from 'react';
import { Page } from '../../app/page.tsx';

export function SettingsPage(): ReactNode {
  return <Page>{null}</Page>;
}
