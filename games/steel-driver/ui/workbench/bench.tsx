/** A map on the workbench: cities are put down, dragged and joined. */
import { BenchFrame, useRevealed } from '@roundhouse/ui/pieces/bench-frame';
import { PanZoom, type PanZoomHandle } from '@roundhouse/ui/pieces/pan-zoom';
import { boxAround, type Point } from '@roundhouse/ui/pieces/box';
import type { WorkbenchProps } from '@roundhouse/ui/workbench';
import { useId, useMemo, useRef, useState, type ReactNode } from 'react';
import type { GameMap } from '../../src/index.ts';
import look from '../board/look.module.css';
import { BOARD_LABELS } from '../words/board.ts';
import { WORKBENCH_LABELS } from '../words/workbench.ts';
import { benchDrawing, pointsOf } from './bench-drawing.ts';
import { BenchGround, SmallBench } from './bench-ground.tsx';
import { BenchHits } from './bench-hits.tsx';
import { BenchPieces } from './bench-pieces.tsx';
import { Tools, type Tool } from './tools.tsx';

const READABLE = 0.8;

export function Bench(props: WorkbenchProps<GameMap>): ReactNode {
  const { language, design, faults, selected } = props;
  const labels = WORKBENCH_LABELS[language];
  const prefix = useId();
  const pane = useRef<PanZoomHandle>(null);
  const [tool, setTool] = useState<Tool>(design.cities.length === 0 ? 'city' : 'move');
  /** Where a route begins that is being drawn. */
  const [from, setFrom] = useState<number>();
  const [pointer, setPointer] = useState<Point>();
  const drawing = useMemo(() => benchDrawing(design), [design]);
  const { width, height } = drawing;
  const start = from === undefined ? undefined : design.cities[from];
  const choose = (next: Tool): void => {
    setTool(next);
    setFrom(undefined);
  };

  useRevealed(pane, selected, (place) => boxAround(pointsOf(drawing, place), 30));

  return (
    <BenchFrame
      className={look['look']}
      tools={<Tools labels={labels} tool={tool} onChange={choose} />}
      hint={start && tool === 'route' ? labels.hints.routeFrom(start.name) : labels.hints[tool]}
      keys={tool === 'move' ? labels.keys : undefined}
    >
      <PanZoom
        key={`${width} ${height}`}
        handle={pane}
        drawing={drawing}
        readable={READABLE}
        home={boxAround(drawing.cities, 60) ?? { x: 0, y: 0, width, height }}
        words={BOARD_LABELS[language].zoom}
        small={<SmallBench drawing={drawing} />}
        ground={<BenchGround prefix={prefix} map={design} drawing={drawing} language={language} />}
      >
        <g role="group" aria-label={BOARD_LABELS[language].board}>
          <BenchPieces
            map={design}
            drawing={drawing}
            faults={faults}
            selected={selected}
            from={from}
            pointer={pointer}
          />
          <BenchHits
            {...props}
            labels={labels}
            drawing={drawing}
            tool={tool}
            from={from}
            setFrom={setFrom}
            setPointer={setPointer}
          />
        </g>
      </PanZoom>
    </BenchFrame>
  );
}
