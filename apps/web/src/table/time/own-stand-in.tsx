/** Somebody plays for me since my time ran out: said plainly, until I am seen here again. */
import type { TableTime } from '@roundhouse/table';
import { useRef, useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '../../app/button.tsx';
import { usePaceWords } from '../../pace/words.ts';
import { usePlay } from '../play/play-context.tsx';
import style from './time.module.css';
import { useComingBack } from './use-coming-back.ts';

export function OwnStandIn({ time }: { readonly time: TableTime }): ReactNode {
  const words = usePaceWords();
  const { seat, isOver, notices } = usePlay();
  const { standIns } = useSyncExternalStore(time.subscribe, time.now);
  const isAsking = useRef(false);
  const standIn = seat === null || isOver ? undefined : standIns[seat];
  const comeBack = async (): Promise<void> => {
    if (seat === null || isAsking.current) return;
    isAsking.current = true;
    try {
      const refused = await time.takeSeatBack(seat);
      if (refused) notices.refuse(refused);
    } catch (error) {
      notices.fail(error);
    } finally {
      isAsking.current = false;
    }
  };
  const isAway = standIn !== undefined && !standIn.isForfeit;
  useComingBack({ isKnown: seat !== null, isAway, comeBack: () => void comeBack() });
  if (!standIn) return null;
  const { name, isForfeit } = standIn;
  return (
    <output className={style['standIn']}>
      <span>{(isForfeit ? words.mineForfeited : words.mine)(name)}</span>
      {!isForfeit && (
        <Button small onClick={() => void comeBack()}>
          {words.back}
        </Button>
      )}
    </output>
  );
}
