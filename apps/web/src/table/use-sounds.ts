/** Small sounds, where they are wanted: a knock for a move, a bell for one's turn, a chord at the end. */
import { useEffect, useRef } from 'react';
import { useSettings } from '../settings/index.ts';
import { usePlay } from './play/play-context.tsx';
import { playSound } from './sounds.ts';

export function useSounds(): void {
  const { sound: isOn } = useSettings();
  const { live, isMine, isOver, telling } = usePlay();
  // A scene has a sound of its own.
  const isScene = telling?.beat.moment !== undefined;
  const heard = useRef(live?.seq);
  const rung = useRef(isMine || isOver ? live?.seq : undefined);
  useEffect(() => {
    const isNew = live !== undefined && live.seq !== heard.current;
    heard.current = live?.seq;
    // What is told first is told before the bell.
    const isBell = (isMine || isOver) && live?.seq !== rung.current;
    if (isBell) rung.current = live?.seq;
    if (!isOn) return;
    if (isBell) playSound(isOver ? 'over' : 'turn');
    else if (isNew && live.events.length > 0 && !isScene) playSound('move');
  }, [live, isMine, isOver, isOn, isScene]);
}
