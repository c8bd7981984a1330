import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useAwaited } from '../online/awaited.ts';
import { useWords } from '../words/index.ts';
import { paths } from './paths.ts';
import style from './places-bar.module.css';

export interface PlacesProps {
  readonly className: string;
  /** Where nothing else leads to the settings. */
  readonly withSettings?: boolean;
}

interface Entry {
  readonly name: string;
  readonly to: string;
  readonly here: boolean;
  /** How many tables there wait for whoever reads. */
  readonly waiting?: number;
}

export function Places({ className, withSettings = false }: PlacesProps): ReactNode {
  const { menu, home } = useWords();
  const waiting = useAwaited();
  const [location] = useLocation();
  const [first = ''] = location.split('/').slice(1);
  const entries: readonly Entry[] = [
    { name: menu.games, to: paths.home, here: first === '' || first === 'setup' },
    { name: menu.tables, to: paths.tables, here: first === 'tables', waiting },
    { name: menu.rules, to: paths.rules(), here: first === 'rules' },
    ...(withSettings
      ? [{ name: menu.settings, to: paths.settings, here: first === 'settings' }]
      : []),
  ];
  return (
    <nav className={className} aria-label={menu.label}>
      {entries.map(({ name, to, here, waiting: count = 0 }) => (
        <Link key={to} href={to} aria-current={here ? 'page' : undefined}>
          <span>{name}</span>
          {count > 0 && (
            <b className={style['waiting']}>
              <span aria-hidden="true">{count}</span>
              <span className="unseen">{home.waitingElsewhere(count)}</span>
            </b>
          )}
        </Link>
      ))}
    </nav>
  );
}
