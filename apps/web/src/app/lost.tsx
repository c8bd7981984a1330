import type { ReactNode } from 'react';
import { ButtonLink } from './button.tsx';
import { useWords } from '../words/index.ts';
import { Notice } from './notice.tsx';
import { Page } from './page.tsx';
import { paths } from './paths.ts';

export function Lost(): ReactNode {
  const { lost } = useWords();
  return (
    <Page title={lost.title}>
      <Notice title={lost.title} text={lost.text}>
        <ButtonLink href={paths.home}>{lost.home}</ButtonLink>
      </Notice>
    </Page>
  );
}
