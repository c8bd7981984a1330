/** Where the link in a letter leads: whoever has it can end them, and needs to be nobody. */
import { Refused } from '@roundhouse/contract/client';
import { useState, type ReactNode } from 'react';
import { Button, ButtonLink } from '../../app/button.tsx';
import { Notice } from '../../app/notice.tsx';
import { Page } from '../../app/page.tsx';
import { paths } from '../../app/paths.ts';
import { server } from '../../online/here.ts';
import { useToldWords } from '../me/told/words.ts';
import { useAsking } from '../me/use-asking.ts';

export function UnsubscribePage({ secret }: { readonly secret: string }): ReactNode {
  const { unsubscribe: words } = useToldWords();
  const { run, isBusy, trouble } = useAsking();
  const [done, setDone] = useState<'done' | 'gone'>();
  // Programs look at links before people do: only a touch ends anything.
  const end = (): void =>
    run(async () => {
      try {
        await server.ask('unsubscribe', { secret });
        setDone('done');
      } catch (error) {
        if (!(error instanceof Refused) || error.status >= 429) throw error;
        setDone('gone');
      }
    });
  return (
    <Page title={words.title}>
      <Notice title={words.title} text={trouble ?? (done ? words[done] : words.text)}>
        {done ? (
          <ButtonLink href={paths.home}>{words.home}</ButtonLink>
        ) : (
          <Button disabled={isBusy} onClick={end}>
            {words.do}
          </Button>
        )}
      </Notice>
    </Page>
  );
}
