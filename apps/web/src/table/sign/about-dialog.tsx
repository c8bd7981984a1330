/** What was fixed before this game began: its seal, in plain words. The number itself is nobody's until the end. */
import { useId, useMemo, type ReactNode } from 'react';
import { ButtonLink, QuietButton } from '../../app/button.tsx';
import { paths } from '../../app/paths.ts';
import { useBox } from '../../app/title-parts.ts';
import { Seal } from '../../fair/seal.tsx';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';
import style from './about-dialog.module.css';
import { useFair } from '../../fair/words.ts';

export function AboutDialog({ id }: { readonly id: string }): ReactNode {
  const { info, say, tell, title } = useTable();
  const fair = useFair();
  const { isOver } = usePlay();
  const heading = useId();
  const since = useMemo(
    () => new Intl.DateTimeFormat(tell.language, { dateStyle: 'long' }).format(info.begun),
    [tell.language, info.begun],
  );
  return (
    <dialog id={id} popover="auto" aria-labelledby={heading} className={style['about']}>
      <h2 id={heading} className="caption">
        {fair.about}
      </h2>
      <p translate="no">{useBox(title).short}</p>
      <p>{fair.since(since)}</p>
      <h3>{fair.chance}</h3>
      {info.commit === undefined ? (
        <p>{fair.noSeal}</p>
      ) : (
        <>
          <p>{fair.sealed}</p>
          <Seal name={fair.seal} digits={info.commit} />
          <p>{isOver ? fair.sealOpen : fair.sealNote}</p>
        </>
      )}
      <div className={style['acts']}>
        {isOver && info.commit !== undefined && (
          <ButtonLink small href={paths.verify(info.match)}>
            {fair.check}
          </ButtonLink>
        )}
        <QuietButton popoverTarget={id} popoverTargetAction="hide">
          {say.close}
        </QuietButton>
      </div>
    </dialog>
  );
}
