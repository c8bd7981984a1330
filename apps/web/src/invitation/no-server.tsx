import type { ReactNode } from 'react';
import { Link } from 'wouter';
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
      <Link href={paths.home} className="button">
        {lost.home}
      </Link>
    </Notice>
  );
}
