/** The tools of the bench: one lies in the hand. */
import { useId, type ReactNode } from 'react';
import type { WorkbenchLabels } from '../words/workbench.ts';
import { hexagon } from '../board/geometry.ts';
import styles from './tools.module.css';

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
  const name = useId();
  return (
    <fieldset className={styles['tools']}>
      <legend className="unseen">{labels.tools}</legend>
      {TOOLS.map((each) => (
        <label key={each}>
          <input
            type="radio"
            className="unseen"
            name={name}
            checked={each === tool}
            onChange={() => onChange(each)}
          />
          <span>
            <svg width={28} height={28} viewBox="-14 -14 28 28" aria-hidden="true">
              {SIGNS[each]}
            </svg>
            {labels.tool[each]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
