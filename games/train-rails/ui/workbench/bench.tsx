/** A box on the workbench: cars to furnish, cards to count, a die to turn. */
import { BenchFrame } from '@roundhouse/ui/pieces/bench-frame';
import { ToolRack } from '@roundhouse/ui/pieces/tool-rack';
import type { WorkbenchProps } from '@roundhouse/ui/workbench';
import { useState, type ReactNode } from 'react';
import type { TrainBox } from '../../src/index.ts';
import palette from '../board/palette.module.css';
import { WORKBENCH_LABELS } from '../words/workbench.ts';
import { CardTray } from './card-tray.tsx';
import { CarYard } from './car-yard.tsx';
import { DieTray } from './die-tray.tsx';
import { TOOLS, TOOL_SIGNS, TRAYS, TRAY_SIGNS, type Tool, type Tray } from './tools.tsx';

export function Bench(props: WorkbenchProps<TrainBox>): ReactNode {
  const labels = WORKBENCH_LABELS[props.language];
  const [tray, setTray] = useState<Tray>('cars');
  const [tool, setTool] = useState<Tool>('look');
  return (
    <BenchFrame
      className={palette['palette']}
      hint={labels.hints[tray === 'cars' ? tool : tray]}
      tools={
        <>
          <ToolRack<Tray>
            label={labels.trays}
            tools={TRAYS.map((name) => ({
              name,
              label: labels.tray[name],
              sign: TRAY_SIGNS[name],
            }))}
            chosen={tray}
            onChange={setTray}
          />
          {tray === 'cars' && (
            <ToolRack<Tool>
              label={labels.tools}
              tools={TOOLS.map((name) => ({
                name,
                label: labels.tool[name],
                sign: TOOL_SIGNS[name],
              }))}
              chosen={tool}
              onChange={setTool}
            />
          )}
        </>
      }
    >
      {tray === 'cars' && <CarYard {...props} labels={labels} tool={tool} />}
      {tray === 'cards' && <CardTray {...props} labels={labels} />}
      {tray === 'die' && <DieTray {...props} labels={labels} />}
    </BenchFrame>
  );
}
