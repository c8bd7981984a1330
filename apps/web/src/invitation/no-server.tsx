import type { ReactNode } from 'react';
import { ButtonLink } from '../app/button.tsx';
import { Notice } from '../app/notice.tsx';
import { Page } from '../app/page.tsx';
import { paths } from '../app/paths.ts';
import { useWords } from '../words/index.ts';
import { useFriendsWords } from './words.ts';

/** The place is served as plain files: everything is there but a server. `title`: what would be here. */
export function NoServerPage({ title }: { readonly title?: string }): ReactNode {
  const { line } = useFriendsWords();
  const { lost } = useWords();
  return (
    <Page {...(title === undefined ? {} : { title })}>
      <Notice title={line.noServer} text={line.noServerText}>
        <ButtonLink href={paths.home}>{lost.home}</ButtonLink>
      </Notice>
    </Page>
  );
}
