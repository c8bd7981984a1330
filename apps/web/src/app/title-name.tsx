/** What a game is called in short, once its box is there; one that is not known here has its id alone. */
import { titleOf, type Title } from '@roundhouse/titles';
import { Suspense, type ReactNode } from 'react';
import { useBox } from './title-parts.ts';

export interface TitleNameProps {
  readonly id: string;
  /** What stands there until then. */
  readonly fallback?: string;
}

export function TitleName({ id, fallback }: TitleNameProps): ReactNode {
  const title = titleOf(id);
  return title ? (
    <Suspense fallback={fallback}>
      <Short title={title} />
    </Suspense>
  ) : (
    id
  );
}

function Short({ title }: { readonly title: Title }): ReactNode {
  return useBox(title).short;
}
