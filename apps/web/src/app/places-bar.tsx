import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useWords } from '../words/index.ts';
import { paths } from './paths.ts';

export interface PlacesProps {
  readonly className: string;
  /** Where nothing else leads to the settings. */
  readonly withSettings?: boolean;
}

export function Places({ className, withSettings = false }: PlacesProps): ReactNode {
  const { menu } = useWords();
  const [location] = useLocation();
  const [first = ''] = location.split('/').slice(1);
  const entries = [
    { name: menu.games, to: paths.home, here: first === '' || first === 'setup' },
    { name: menu.tables, to: paths.tables, here: first === 'tables' },
    { name: menu.rules, to: paths.rules(), here: first === 'rules' },
    ...(withSettings
      ? [{ name: menu.settings, to: paths.settings, here: first === 'settings' }]
      : []),
  ];
  return (
    <nav className={className} aria-label={menu.label}>
      {entries.map(({ name, to, here }) => (
        <Link key={to} href={to} aria-current={here ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
