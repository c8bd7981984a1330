/** A figure that counts to its new value, with the difference beside it for a moment. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useMotion } from '../../settings/motion.ts';
import { countBetween, counted } from '../model/counting.ts';
import style from './counting-text.module.css';

const TIME = 450;

export function CountingText({ text }: { readonly text: string }): ReactNode {
  const pace = useMotion();
  const before = useRef(text);
  const [moving, setMoving] = useState<{ readonly text: string; readonly by: number }>();
  useEffect(() => {
    const count = countBetween(before.current, text);
    before.current = text;
    if (!count || pace === 0) return undefined;
    const by = count.to - count.from;
    const begun = performance.now();
    let frame = requestAnimationFrame(function move(now) {
      const part = (now - begun) / (TIME * pace);
      setMoving(part < 3 ? { text: count.at(counted(count, part)), by } : undefined);
      if (part < 3) frame = requestAnimationFrame(move);
    });
    return () => {
      cancelAnimationFrame(frame);
      setMoving(undefined);
    };
  }, [text, pace]);
  return (
    <span className={style['counting']}>
      <span className="unseen">{text}</span>
      <span aria-hidden="true">{moving?.text ?? text}</span>
      {moving && (
        <span aria-hidden="true" className={style['by']} data-gain={moving.by > 0}>
          {moving.by > 0 ? `+${moving.by}` : `−${-moving.by}`}
        </span>
      )}
    </span>
  );
}
