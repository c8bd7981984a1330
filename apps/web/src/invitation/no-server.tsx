import type { ReactNode } from 'react';
import { ButtonLink } from '../app/button.tsx';
import { Notice } from '../app/notice.tsx';
import { paths } from '../app/paths.ts';
import { useWords } from '../words/index.ts';
import { useFriendsWords } from './words.ts';

/** The place is served as plain files: everything is there but a server. */
export function NoServerHere(): ReactNode {
  const { line } = useFriendsWords();
  const { lost } = useWords();
  return (
    <Notice title={line.noServer} text={line.noServerText}>
      <ButtonLink href={paths.home}>{lost.home}</ButtonLink>
    </Notice>
  );
}
