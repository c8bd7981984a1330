import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useWords } from '../words/index.ts';
import { places } from './places.ts';

export function Places({ className }: { readonly className: string }): ReactNode {
  const { menu } = useWords();
  const [location] = useLocation();
  const [first = ''] = location.split('/').slice(1);
  const entries = [
    { name: menu.games, to: places.home, here: first === '' || first === 'setup' },
    { name: menu.rules, to: '/rules', here: first === 'rules' },
    { name: menu.settings, to: places.settings, here: first === 'settings' },
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
