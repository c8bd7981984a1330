/** Somebody plays for me since my time ran out: said plainly, and the way back beside it. */
import type { TableTime } from '@roundhouse/table';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { usePaceWords } from '../../pace/words.ts';
import { usePlay } from '../play/play-context.tsx';
import style from './time.module.css';

export function OwnStandIn({ time }: { readonly time: TableTime }): ReactNode {
  const words = usePaceWords();
  const { seat, isOver, notices } = usePlay();
  const { standIns } = useSyncExternalStore(time.subscribe, time.now);
  const [isBusy, setBusy] = useState(false);
  const standIn = seat === null ? undefined : standIns[seat];
  if (!standIn || seat === null || isOver) return null;
  const { name, isForfeit } = standIn;
  const comeBack = async (): Promise<void> => {
    setBusy(true);
    try {
      await time.takeSeatBack(seat);
    } catch (error) {
      notices.fail(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={style['standIn']} role="status">
      <span>{(isForfeit ? words.mineForfeited : words.mine)(name)}</span>
      {!isForfeit && (
        <button
          type="button"
          className="button small"
          disabled={isBusy}
          onClick={() => void comeBack()}
        >
          {words.back}
        </button>
      )}
    </div>
  );
}
