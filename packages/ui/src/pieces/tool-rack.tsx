/** The tools of a workbench: one lies in the hand. */
import { useId, type ReactNode } from 'react';
import styles from './tool-rack.module.css';

export interface Tool<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** Around the origin, 24 across, in lines. */
  readonly sign: ReactNode;
}

/** So many have room side by side on a phone as they are. */
const FEW = 4;

export interface ToolRackProps<Name extends string> {
  readonly label: string;
  readonly tools: readonly Tool<Name>[];
  readonly chosen: Name;
  onChange(tool: Name): void;
}

export function ToolRack<Name extends string>(props: ToolRackProps<Name>): ReactNode {
  const { label, tools, chosen, onChange } = props;
  const group = useId();
  return (
    <fieldset className={styles['tools']} data-many={tools.length > FEW ? '' : undefined}>
      <legend className="unseen">{label}</legend>
      {tools.map((tool) => (
        <label key={tool.name}>
          <input
            type="radio"
            className="unseen"
            name={group}
            checked={tool.name === chosen}
            onChange={() => onChange(tool.name)}
          />
          <span>
            <svg width={28} height={28} viewBox="-14 -14 28 28" aria-hidden="true">
              {tool.sign}
            </svg>
            {tool.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
