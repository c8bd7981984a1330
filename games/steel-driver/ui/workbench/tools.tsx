/** What a map is made with. */
import { ToolRack } from '@roundhouse/ui/pieces/tool-rack';
import type { ReactNode } from 'react';
import type { WorkbenchLabels } from '../words/workbench.ts';
import { hexagon } from '../board/geometry.ts';

export const TOOLS = ['move', 'city', 'route', 'end'] as const;
export type Tool = (typeof TOOLS)[number];

const SIGNS: Readonly<Record<Tool, ReactNode>> = {
  move: (
    <path d="M0 -11V11M-11 0H11M-3 -8L0 -11L3 -8M-3 8L0 11L3 8M-8 -3L-11 0L-8 3M8 -3L11 0L8 3" />
  ),
  city: (
    <>
      <circle r={9.5} />
      <path d="M0 -4.5V4.5M-4.5 0H4.5" />
    </>
  ),
  route: (
    <>
      <circle cx={-8} cy={7} r={3.4} />
      <circle cx={8} cy={-7} r={3.4} />
      <path d="M-5.4 4.7L5.4 -4.7" />
    </>
  ),
  end: (
    <>
      <path d={hexagon(11)} />
      <path d="M-3.5 5.5V-5.5L4.5 -2.5L-3.5 0.5" />
    </>
  ),
};

export interface ToolsProps {
  readonly labels: WorkbenchLabels;
  readonly tool: Tool;
  onChange(tool: Tool): void;
}

export function Tools({ labels, tool, onChange }: ToolsProps): ReactNode {
  const tools = TOOLS.map((name) => ({ name, label: labels.tool[name], sign: SIGNS[name] }));
  return <ToolRack label={labels.tools} tools={tools} chosen={tool} onChange={onChange} />;
}
