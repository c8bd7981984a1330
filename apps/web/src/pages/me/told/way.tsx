/** A way to be told, on its hook; what it asks for comes out when it is wanted. */
import type { ReactNode } from 'react';
import { ChannelSign, type ChannelKind } from './channel-sign.tsx';

export interface HungWayProps {
  readonly kind: ChannelKind;
  readonly title: string;
  readonly text: string;
  /** Whether somebody is told by it. */
  readonly isThere: boolean;
  readonly children?: ReactNode;
}

export function HungWay({ kind, title, text, isThere, children }: HungWayProps): ReactNode {
  return (
    <li data-there={isThere}>
      <ChannelSign kind={kind} />
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
        {children}
      </div>
    </li>
  );
}
