import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../words/index.ts';
import { Notice } from './notice.tsx';
import { Page } from './page.tsx';
import { paths } from './paths.ts';

export function Lost(): ReactNode {
  const { lost } = useWords();
  return (
    <Page title={lost.title}>
      <Notice title={lost.title} text={lost.text}>
        <Link href={paths.home} className="button">
          {lost.home}
        </Link>
      </Notice>
    </Page>
  );
}
