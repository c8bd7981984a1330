/** Catches what a page throws: says so, keeps the rest. */
import { Component, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { useWords } from '../words/index.ts';
import style from './derailed.module.css';
import { Notice } from './notice.tsx';

interface DerailedState {
  readonly fault?: unknown;
}

export class Derailed extends Component<{ readonly children: ReactNode }, DerailedState> {
  override state: DerailedState = {};

  static getDerivedStateFromError(fault: unknown): DerailedState {
    return { fault };
  }

  override render(): ReactNode {
    return this.state.fault === undefined ? (
      this.props.children
    ) : (
      <Report fault={this.state.fault} />
    );
  }
}

function Report({ fault }: { readonly fault: unknown }): ReactNode {
  const { failed } = useWords();
  return (
    <main>
      <Notice title={failed.title} text={failed.text}>
        <Button onClick={() => location.reload()}>{failed.again}</Button>
      </Notice>
      <details className={style['detail']}>
        <summary>{failed.detail}</summary>
        <pre>{fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}</pre>
      </details>
    </main>
  );
}
