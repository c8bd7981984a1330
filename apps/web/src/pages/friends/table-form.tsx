/** A table that is about to be set: its box, what is agreed on, and the button that opens it. */
import type { Title } from '@roundhouse/titles';
import type { ReactNode } from 'react';
import { Button } from '../../app/button.tsx';
import { Form } from '../../app/form.tsx';
import { Page } from '../../app/page.tsx';
import { NoServerPage } from '../../invitation/no-server.tsx';
import { useGameWords } from '../../words/index.ts';
import { BoxFront } from '../setup/box-front.tsx';
import setup from '../setup/setup.module.css';

export interface TableFormProps {
  readonly title: Title;
  readonly heading: string;
  /** True: nobody is there to set it with. */
  readonly hasNoServer: boolean | undefined;
  readonly isReady: boolean;
  readonly button: string;
  /** What went wrong. */
  readonly said: ReactNode;
  readonly children: ReactNode;
  onOpen(): void;
}

export function TableForm(props: TableFormProps): ReactNode {
  const { title, heading, hasNoServer, isReady, button, said, children, onOpen } = props;
  const game = useGameWords(title);
  if (hasNoServer === true) return <NoServerPage title={heading} />;
  return (
    <Page title={game.name}>
      <Form className={setup['setup']} onSubmit={onOpen}>
        <BoxFront title={title} />
        <div className={setup['table']}>
          <h1>{heading}</h1>
          {children}
        </div>
        <div className={setup['begin']}>
          <output>{said}</output>
          <Button type="submit" disabled={!isReady}>
            {button}
          </Button>
        </div>
      </Form>
    </Page>
  );
}
