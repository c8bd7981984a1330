/** The game as it is played on this page: what is shown, what is chosen, what is done. */
import type { Refusal, Seat } from '@roundhouse/engine';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../app/paths.ts';
import type { TableStep } from '../../host/index.ts';
import { useSettings } from '../../settings/index.ts';
import { useLines } from './use-lines.ts';
import type { Shown } from '../model/session.ts';
import { isWorthTelling } from '../reel/sentences.ts';
import type { Told } from '../reel/telling.ts';
import { useBeats } from '../reel/use-beats.ts';
import { useTold } from '../reel/use-told.ts';
import { NOT_BEST } from '../riddle.ts';
import { useTable } from '../table-context.tsx';
import { useChoice, type Action, type Choice } from './use-choice.ts';
import { useHint, type Hint } from './use-hint.ts';
import { useNotices, type Notices } from './use-notice.ts';
import { useShown } from './use-shown.ts';
import { useTravel, type Travel } from './use-travel.ts';

export interface Play {
  readonly shown: Shown;
  /** The lines that stand and may be looked at, up to the newest on the table. */
  readonly lines: readonly TableStep[];
  /** All lines that stand, as they may still be told. */
  readonly story: readonly TableStep[];
  readonly live: TableStep | undefined;
  readonly travel: Travel;
  /** What is being told: of the newest line, or by a reel. */
  readonly telling: Told | undefined;
  /** The seat that looks; null: a spectator, or nobody yet. */
  readonly seat: Seat | null;
  /** Whether the seat that looks decides now. */
  readonly isMine: boolean;
  readonly isOver: boolean;
  readonly choice: Choice;
  readonly hint: Hint;
  readonly notices: Notices;
  readonly canUndo: boolean;
  /** Whoever has read what is told wants the next. */
  goOn(): void;
  confirm(): void;
  undo(): void;
  /** All persons at this device agree that what is behind a line be taken back. */
  takeBackByAll(to: number): void;
  decline(): void;
  refuse(action: Action): void;
}

const PlayContext = createContext<Play | undefined>(undefined);

export function usePlay(): Play {
  const play = use(PlayContext);
  if (!play) throw new Error('nobody plays here');
  return play;
}

/** Who is back where the game goes on is there after a reload, too. */
function usePlainAddress(at: number | undefined, { here, isAway }: Travel): void {
  const { info } = useTable();
  const [, go] = useLocation();
  useEffect(() => {
    const isBack = here !== undefined && !isAway;
    if (at !== undefined && isBack) go(paths.table(info.match), { replace: true });
  }, [at, here, isAway, info, go]);
}

export interface PlayProviderProps {
  /** The line to look at first; undefined: the newest. */
  readonly at?: number;
  readonly children: ReactNode;
}

export function PlayProvider({ at, children }: PlayProviderProps): ReactNode {
  const table = useTable();
  const { session, rules } = table;
  const { confirm: isConfirmed } = useSettings();
  const shown = useShown(session);
  const { lines, story } = useLines(shown);
  const live = shown.steps.at(-1);
  const { viewer } = shown.look;
  const beats = useBeats();
  const beatsSeen = useCallback(
    (step: TableStep) => beats(step, viewer, lines),
    [beats, viewer, lines],
  );
  const isTold = useCallback((step: TableStep) => isWorthTelling(table, step), [table]);
  const travel = useTravel(lines, at, beatsSeen, isTold);
  const telling = useTold(shown, travel, beatsSeen);
  useEffect(() => session.setAway(travel.isAway), [session, travel.isAway]);
  usePlainAddress(at, travel);

  const seat = typeof viewer === 'number' ? viewer : null;
  const isReady = !travel.isAway && !shown.isBehind && shown.look.next === undefined;
  const owed = isReady && live?.owedSince !== undefined ? live : undefined;

  const notices = useNotices(live);
  const { refuse, fail, dismiss } = notices;
  const attempt = useCallback(
    async (work: () => Promise<Refusal | undefined>) => {
      try {
        const refusal = await work();
        if (refusal && refusal.code !== NOT_BEST) refuse(refusal);
        return refusal === undefined;
      } catch (error) {
        fail(error);
        return false;
      }
    },
    [refuse, fail],
  );

  const [sent, setSent] = useState<TableStep>();
  const isSent = sent !== undefined && sent === live;
  const send = useCallback(
    async (action: Action) => {
      if (isSent || !live) return;
      setSent(live);
      const isDone = await attempt(() => session.act(rules.action.format(action)));
      if (!isDone) setSent(undefined);
    },
    [isSent, live, session, rules, attempt],
  );
  // Without confirmation the touch that leaves one action makes it.
  const onTouch = useCallback(
    (only: Action | undefined) => {
      dismiss();
      if (only && !isConfirmed) void send(only);
    },
    [isConfirmed, send, dismiss],
  );
  const choice = useChoice(owed, seat, onTouch);
  const hint = useHint(owed, seat, fail);

  const play = useMemo<Play>(
    () => ({
      shown,
      lines,
      story,
      live,
      travel,
      telling,
      seat,
      isMine: owed !== undefined,
      isOver: live?.turn.kind === 'over' && !shown.isBehind,
      choice,
      hint,
      notices,
      canUndo: !travel.isAway && !shown.isBehind && live?.undoTo !== undefined,
      goOn: () => (travel.beat ? travel.goOn() : session.goOn()),
      confirm() {
        if (choice.chosen) void send(choice.chosen);
      },
      undo: () => void attempt(() => session.undo()),
      takeBackByAll: (to) => void attempt(() => session.takeBackByAll(to)),
      decline: () => void attempt(() => session.decline()),
      refuse(action) {
        if (seat !== null) {
          void attempt(() => session.host.why(seat, rules.action.format(action)));
        }
      },
    }),
    [
      shown,
      lines,
      story,
      live,
      travel,
      telling,
      seat,
      owed,
      choice,
      hint,
      notices,
      send,
      attempt,
      session,
      rules,
    ],
  );
  return <PlayContext value={play}>{children}</PlayContext>;
}
