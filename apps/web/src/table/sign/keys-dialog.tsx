import { useId, type ReactNode } from 'react';
import { QuietButton } from '../../app/button.tsx';
import { setKeys, useKeysSetting } from '../keys-setting.ts';
import { useTable } from '../table-context.tsx';
import style from './keys-dialog.module.css';

export function KeysDialog({ id }: { readonly id: string }): ReactNode {
  const { keys, close } = useTable().say;
  const isOn = useKeysSetting();
  const heading = useId();
  return (
    <dialog
      id={id}
      popover="auto"
      aria-labelledby={heading}
      data-keys-list
      className={style['keys']}
    >
      <h2 id={heading} className="caption">
        {keys.title}
      </h2>
      <dl>
        {keys.list.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className={style['on']}>
        <input type="checkbox" checked={isOn} onChange={(event) => setKeys(event.target.checked)} />
        {keys.on}
      </label>
      <QuietButton popoverTarget={id} popoverTargetAction="hide">
        {close}
      </QuietButton>
    </dialog>
  );
}
