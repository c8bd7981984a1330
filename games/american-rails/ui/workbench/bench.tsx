/** A country on the workbench: ground is painted, cities are put down and dragged. */
import { BenchFrame, useRevealed } from '@roundhouse/ui/pieces/bench-frame';
import { boxAround } from '@roundhouse/ui/pieces/box';
import { FaultMark, isFaulty } from '@roundhouse/ui/pieces/fault-mark';
import { PanZoom, type PanZoomHandle } from '@roundhouse/ui/pieces/pan-zoom';
import { ToolRack } from '@roundhouse/ui/pieces/tool-rack';
import type { WorkbenchProps } from '@roundhouse/ui/workbench';
import { useId, useRef, useState, type ReactNode } from 'react';
import { boardOf, HEXES } from '../../src/board.ts';
import type { RailsBox } from '../../src/types.ts';
import look from '../board/board.module.css';
import { Cities } from '../board/cities.tsx';
import { CENTRES, centreOf, DRAWING } from '../board/geometry.ts';
import { ChosenHex } from '../board/glow.tsx';
import { Ground, SmallGround } from '../board/ground.tsx';
import { Sea } from '../board/sea.tsx';
import { Terrain } from '../board/terrain.tsx';
import { BOARD_LABELS } from '../words/board.ts';
import { WORKBENCH_LABELS } from '../words/workbench.ts';
import { BenchHits } from './bench-hits.tsx';
import { hexOfCity } from './editing.ts';
import { SIGNS, TOOLS, type Tool } from './tools.tsx';

const READABLE = 0.9;
const NO_TRACK = HEXES.map(() => 0);
const WHOLE = boxAround(CENTRES, 40) ?? { x: 0, y: 0, ...DRAWING };
const NONE: readonly number[] = [];

export function Bench(props: WorkbenchProps<RailsBox>): ReactNode {
  const { language, design, faults, selected } = props;
  const labels = WORKBENCH_LABELS[language];
  const board = boardOf({ box: design });
  const prefix = useId();
  const pane = useRef<PanZoomHandle>(null);
  const [tool, setTool] = useState<Tool>(design.cities.length === 0 ? 'city' : 'move');
  const hexOf = (place: string | undefined): number | undefined => {
    const [list, number] = (place ?? '').split('.');
    const city = list === 'cities' ? design.cities[Number(number)] : undefined;
    return city && hexOfCity(city);
  };
  const chosen = hexOf(selected);
  useRevealed(pane, selected, (place) => {
    const hex = hexOf(place);
    return hex === undefined ? undefined : boxAround([centreOf(hex)], 40);
  });
  return (
    <BenchFrame
      className={look['board']}
      hint={labels.hints[tool]}
      keys={tool === 'move' ? labels.keys : undefined}
      tools={
        <ToolRack<Tool>
          label={labels.tools}
          tools={TOOLS.map((name) => ({ name, label: labels.tool[name], sign: SIGNS[name] }))}
          chosen={tool}
          onChange={setTool}
        />
      }
    >
      <PanZoom
        handle={pane}
        drawing={DRAWING}
        readable={READABLE}
        home={WHOLE}
        words={BOARD_LABELS[language].zoom}
        small={<SmallGround board={board} />}
        ground={
          <>
            <Ground board={board} prefix={prefix} labels={BOARD_LABELS[language]} />
            <Sea board={board} labels={BOARD_LABELS[language]} />
          </>
        }
      >
        <g role="group" aria-label={BOARD_LABELS[language].board}>
          <Terrain board={board} taken={NONE} priced={NONE} />
          {chosen !== undefined && <ChosenHex hex={chosen} />}
          <Cities
            board={board}
            map={NO_TRACK}
            drawn={NO_TRACK}
            chosen={chosen}
            ghostHouse={undefined}
          />
          {design.cities.map((city, place) => {
            const hex = hexOfCity(city);
            if (hex === undefined || !isFaulty(faults, `cities.${place}`)) return null;
            const { x, y } = centreOf(hex);
            // Two of one name may lie on one hex: their place in the list tells them apart.
            // oxlint-disable-next-line react/no-array-index-key
            return <FaultMark key={place} x={x - 17} y={y - 19} />;
          })}
          <BenchHits {...props} labels={labels} board={board} tool={tool} chosen={chosen} />
        </g>
      </PanZoom>
    </BenchFrame>
  );
}
