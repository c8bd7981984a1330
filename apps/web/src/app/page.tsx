/** The frame of every page but the table: sign on top, content, and on the phone the places below. */
import { useEffect, type ReactNode } from 'react';
import { Header } from './header.tsx';
import style from './page.module.css';
import { PlainBanner } from './plain-banner.tsx';
import { Places } from './places-bar.tsx';
import { useWords } from '../words/index.ts';

export interface PageProps {
  /** What the browser calls the page; the product's name follows. */
  readonly title?: string;
  readonly children: ReactNode;
}

export function Page({ title, children }: PageProps): ReactNode {
  useTitle(title);
  return (
    <div className={style['frame']}>
      <div className={style['page']}>
        <Header />
        <PlainBanner />
        <main id="content" tabIndex={-1} className={style['content']}>
          {children}
        </main>
        <Places className={style['below'] ?? ''} withSettings />
      </div>
    </div>
  );
}

export function useTitle(title?: string): void {
  const { product, tagline } = useWords();
  useEffect(() => {
    document.title = title === undefined ? `${product}: ${tagline}` : `${title} · ${product}`;
  }, [title, product, tagline]);
}
