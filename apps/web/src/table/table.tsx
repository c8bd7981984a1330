/** The table: one page for every screen. */
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { Announcer } from './announcer.tsx';
import { ConsentSign } from './consent/index.tsx';
import { Curtain } from './curtain/curtain.tsx';
import { LookedElsewhere } from './elsewhere/index.tsx';
import { StageOrHand } from './hand/index.tsx';
import { sheetHeight, useLayout } from './layout-context.tsx';
import { PanelBar } from './panel-bar.tsx';
import { usePlay } from './play/play-context.tsx';
import { useIsWaiting } from './play/use-is-waiting.ts';
import { PlayerCards, PlayerStrip } from './players/players.tsx';
import { Prompt } from './prompt/prompt.tsx';
import { useTaps } from './reel/use-taps.ts';
import { seatColours } from './seat-colours.ts';
import { SeatSigns } from './seat-sign.tsx';
import { Side } from './side/side.tsx';
import { Sign } from './sign/sign.tsx';
import { Skips } from './skips.tsx';
import { useTable } from './table-context.tsx';
import style from './table.module.css';
import { useKeys } from './use-keys.ts';
import { useSounds } from './use-sounds.ts';
import { WireSign } from './wire-sign.tsx';

export function Table(): ReactNode {
  const table = useTable();
  const colours = useMemo(() => seatColours(table), [table]);
  const { shown, isOver, travel } = usePlay();
  const isWaiting = useIsWaiting();
  const layout = useLayout();
  const taps = useTaps();
  useKeys();
  useSounds();
  // The board first: what lies beside it is drawn in tasks of its own, one column after the other.
  const hasPlayers = useDeferredValue(true, false);
  const hasSide = useDeferredValue(hasPlayers, false);
  const { isCurtain, next } = shown.look;
  return (
    <div className={style['frame']}>
      <div
        className={style['table']}
        data-panel={layout.panel}
        data-lesson={table.guide || table.riddle ? '' : undefined}
        data-over={isOver && !travel.isAway ? '' : undefined}
        data-height={sheetHeight(layout)}
        data-waiting={isWaiting ? '' : undefined}
        style={colours}
      >
        <SeatSigns seats={table.info.sitters.length} />
        <Skips />
        <div className={style['sign']}>
          <Sign />
        </div>
        <div className={style['strip']}>
          <PlayerStrip />
        </div>
        <main id="content" tabIndex={-1} className={style['main']} {...taps}>
          <div className={style['stage']}>
            <StageOrHand />
            <ConsentSign />
            <WireSign />
            <LookedElsewhere />
          </div>
          <div className={style['prompt']}>
            <Prompt />
          </div>
        </main>
        <div className={style['players']} id="players" tabIndex={-1}>
          {hasPlayers && <PlayerCards />}
        </div>
        <div className={style['side']}>{hasSide && <Side />}</div>
        <PanelBar />
        {/* What one was told is not for the next: each has an announcer of their own. */}
        <Announcer key={String(shown.look.viewer)} />
        {isCurtain && next !== undefined && <Curtain next={next} />}
      </div>
    </div>
  );
}
