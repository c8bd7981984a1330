/** The three columns of the action track, and the turn order. */
import { House } from '@roundhouse/ui/pieces/house';
import { pressing } from '@roundhouse/ui/pieces/pressing';
import { GhostTrain, Train } from '@roundhouse/ui/pieces/train';
import { memo, type ReactNode } from 'react';
import { PHASES } from '../../src/companies.ts';
import { columnOf } from '../../src/rounds.ts';
import { NONE, SPACES, type Space } from '../../src/types.ts';
import styles from './actions.module.css';
import { PANEL, PANEL_ROW, SPACE_SLOT, orderStand, spaceCorner, trainStand } from './geometry.ts';
import type { BoardLabels } from '../words/board.ts';

const PHASE_NUMBERS = Array.from({ length: PHASES }, (_, at) => at + 1);

export interface ActionPanelProps {
  readonly labels: BoardLabels;
  readonly phase: number;
  readonly trains: readonly number[];
  readonly order: readonly number[];
  readonly mover: number;
  readonly houses: number;
  /** Whether the fourth space may be used to expand (AR-4.5). */
  readonly hasExpand2: boolean;
  readonly free: readonly Space[];
  readonly chosen: Space | undefined;
  /** Who would stand on the chosen space. */
  readonly chooser: number | null;
  describe(space: Space): string;
  touch(space: Space): void;
  /** The mouse or the focus is on a space; no element: on none. */
  attend(space: Space, element?: Element, isCasual?: boolean): void;
}

export const ActionPanel = memo(
  function ActionPanel(props: ActionPanelProps): ReactNode {
    const { labels, phase, order, mover, houses, hasExpand2 } = props;
    const column = phase > 0 ? spaceCorner(phase, 0) : undefined;
    return (
      <g transform={`translate(${PANEL.x} ${PANEL.y})`}>
        <rect width={PANEL.width} height={PANEL.height} rx={5} className={styles['panel']} />
        <rect
          x={3.5}
          y={3.5}
          width={PANEL.width - 7}
          height={PANEL.height - 7}
          rx={3}
          className={styles['inner']}
        />
        <text x={14} y={26} className={styles['heading']}>
          {labels.actions.toUpperCase()}
        </text>
        {PHASE_NUMBERS.map((each) => {
          const { x } = spaceCorner(each, 0);
          return (
            <g key={each} className={each === phase ? styles['thisPhase'] : styles['phase']}>
              <rect x={x} y={10} width={SPACE_SLOT.width} height={22} rx={11} />
              <text x={x + SPACE_SLOT.width / 2} y={26}>
                {each}
              </text>
            </g>
          );
        })}
        {column && (
          <rect
            x={column.x - 2.5}
            y={36}
            width={47}
            height={235}
            rx={3}
            className={styles['column']}
          />
        )}
        {SPACES.map((space, place) => {
          const y = spaceCorner(1, place).y;
          const hasSecond = space === 'take2' && hasExpand2;
          const isHigh = hasSecond || space === 'develop';
          return (
            <g key={space}>
              <text x={14} y={isHigh ? y + 12 : y + 19} className={styles['label']}>
                {labels.spaces[space]}
              </text>
              {hasSecond && (
                <text x={14} y={y + 25} className={styles['second']}>
                  {labels.orExpand}
                </text>
              )}
              {space === 'develop' && (
                <>
                  <g transform={`translate(20 ${y + 20}) scale(.6)`}>
                    <House />
                  </g>
                  <text x={29} y={y + 25} className={styles['second']}>
                    {houses}
                  </text>
                </>
              )}
              <path d={`M12 ${y + PANEL_ROW - 3}H112`} className={styles['rule']} />
              <Slots {...props} space={space} place={place} />
            </g>
          );
        })}
        {/* Keys come to what does something before they come to passing, which stands on top. */}
        {[...SPACES.slice(1), ...SPACES.slice(0, 1)].map((space) => (
          <Hit key={space} {...props} space={space} place={SPACES.indexOf(space)} />
        ))}
        <text x={14} y={PANEL.height - 17} className={styles['label']}>
          {labels.order}
        </text>
        {order.map((seat, place) => {
          const { x, y } = orderStand(place);
          return (
            <g key={seat} transform={`translate(${x} ${y})`}>
              {seat === mover && phase > 0 && (
                <rect x={-16} y={-12} width={32} height={23} rx={3} className={styles['mover']} />
              )}
              <g transform="scale(.62)">
                <Train seat={seat} />
              </g>
            </g>
          );
        })}
      </g>
    );
  },
  (before, after) =>
    before.labels === after.labels &&
    before.phase === after.phase &&
    before.mover === after.mover &&
    before.houses === after.houses &&
    before.chosen === after.chosen &&
    before.touch === after.touch &&
    before.describe === after.describe &&
    String(before.trains) === String(after.trains) &&
    String(before.order) === String(after.order) &&
    String(before.free) === String(after.free),
);

interface RowProps extends ActionPanelProps {
  readonly space: Space;
  readonly place: number;
}

/** A space in all three columns. */
function Slots(props: RowProps): ReactNode {
  const { phase, trains, free, chosen, chooser, space, place } = props;
  const isFree = free.includes(space);
  const isChosen = chosen === space;
  return (
    <>
      {PHASE_NUMBERS.map((each) => {
        const corner = spaceCorner(each, place);
        const stand = trainStand(each, place);
        const seat = trains[columnOf(each) + place] ?? NONE;
        const isNow = each === phase;
        const kind =
          each > phase ? 'later' : isNow && isChosen ? 'chosen' : isNow && isFree ? 'free' : 'slot';
        return (
          <g key={each}>
            <rect {...corner} {...SPACE_SLOT} rx={3} className={styles[kind]} />
            {seat !== NONE && (
              <g
                data-train={`${each}:${seat}`}
                transform={`translate(${stand.x} ${stand.y}) scale(.84)`}
              >
                <g>
                  <Train seat={seat} />
                </g>
              </g>
            )}
            {isNow && isChosen && seat === NONE && chooser !== null && (
              <g transform={`translate(${stand.x} ${stand.y}) scale(.84)`}>
                <GhostTrain seat={chooser} />
              </g>
            )}
          </g>
        );
      })}
    </>
  );
}

/** The whole row can be touched. */
function Hit(props: RowProps): ReactNode {
  const { phase, free, chosen, space, place, describe, touch, attend } = props;
  if (phase === 0) return null;
  return (
    <rect
      x={8}
      y={spaceCorner(1, place).y - 3}
      width={PANEL.width - 16}
      height={PANEL_ROW}
      className={styles['hit']}
      {...pressing(() => touch(space))}
      tabIndex={free.includes(space) ? 0 : -1}
      aria-label={describe(space)}
      aria-pressed={chosen === space}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') attend(space, event.currentTarget, true);
      }}
      onPointerLeave={() => attend(space)}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) attend(space, event.currentTarget);
      }}
      onBlur={() => attend(space)}
    />
  );
}
