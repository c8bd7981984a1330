/** What opens the pass on another device: a password, passkeys, recovery codes, each a key on its hook. */
import type { ReactNode } from 'react';
import { Part } from '../../app/part.tsx';
import { AccountForm } from './account-form.tsx';
import style from './me.module.css';
import type { MineProps } from './mine.ts';
import { Passkeys } from './passkeys.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { KeySign, type KeyKind } from './signs.tsx';
import { useAccountWords } from './use-asking.ts';

export function KeyRack({ mine, again }: MineProps): ReactNode {
  const { keys, account: words, passkey, recovery } = useAccountWords();
  const { account } = mine;
  return (
    <Part id="keys" title={keys.title} className={style['part']}>
      <p>{keys.lead}</p>
      <ul className={style['rack']}>
        <Hook kind="password" title={words.title} isThere={account.login !== undefined}>
          <AccountForm mine={mine} again={again} />
        </Hook>
        <Hook kind="passkey" title={passkey.title} isThere={account.passkeys.length > 0}>
          <Passkeys mine={mine} again={again} />
        </Hook>
        <Hook kind="recovery" title={recovery.title} isThere={account.recoveryCodes > 0}>
          <RecoveryCodes mine={mine} again={again} />
        </Hook>
      </ul>
    </Part>
  );
}

interface HookProps {
  readonly kind: KeyKind;
  readonly title: string;
  readonly isThere: boolean;
  readonly children: ReactNode;
}

function Hook({ kind, title, isThere, children }: HookProps): ReactNode {
  const { keys } = useAccountWords();
  return (
    <li data-there={isThere}>
      <KeySign kind={kind} isThere={isThere} />
      <div>
        <h3>
          {title} {!isThere && <small>{keys.none}</small>}
        </h3>
        {children}
      </div>
    </li>
  );
}
