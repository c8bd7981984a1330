/** A box on the workbench: contracts are joined to places on the map, scores are counted. */
import { BenchFrame } from '@roundhouse/ui/pieces/bench-frame';
import { ToolRack } from '@roundhouse/ui/pieces/tool-rack';
import type { WorkbenchProps } from '@roundhouse/ui/workbench';
import { useState, type ReactNode } from 'react';
import { LOCATION_NAMES, type LocationId } from '../../src/board.ts';
import type { AmsterdamBox } from '../../src/types.ts';
import palette from '../board/palette.module.css';
import { WORKBENCH_LABELS } from '../words/workbench.ts';
import styles from './bench.module.css';
import { BenchMap } from './bench-map.tsx';
import { ContractList } from './contract-list.tsx';
import { contractCalled } from './editing.ts';
import { Scores } from './scores.tsx';

const TRAYS = ['contracts', 'scores'] as const;
type Tray = (typeof TRAYS)[number];

const SIGNS: Readonly<Record<Tray, ReactNode>> = {
  contracts: <path d="M-10 -8H10V8H-10ZM-6 -3H2M-6 1H2M5 3A2.500 2.500 0 1 0 5.100 3" />,
  scores: <path d="M-9 8V1H-4V8M-2.500 8V-8H2.500V8M4 8V-3H9V8M-11 8H11" />,
};

export function Bench(props: WorkbenchProps<AmsterdamBox>): ReactNode {
  const { language, design, selected } = props;
  const labels = WORKBENCH_LABELS[language];
  const [tray, setTray] = useState<Tray>('contracts');
  /** The first of two places that are touched, and for which contract. */
  const [begun, setBegun] = useState<{ readonly place: string; readonly from: LocationId }>();
  const [list, number] = (selected ?? '').split('.');
  const chosen = list === 'contracts' ? Number(number) : undefined;
  const from = begun?.place === selected ? begun?.from : undefined;
  const called = chosen === undefined ? undefined : contractCalled(design, chosen);
  const hint =
    tray === 'scores'
      ? labels.hints.scores
      : called === undefined
        ? labels.hints.none
        : from === undefined
          ? labels.hints.first(called)
          : labels.hints.second(LOCATION_NAMES[from]);
  return (
    <BenchFrame
      className={palette['palette']}
      hint={hint}
      tools={
        <ToolRack<Tray>
          label={labels.trays}
          tools={TRAYS.map((name) => ({ name, label: labels.tray[name], sign: SIGNS[name] }))}
          chosen={tray}
          onChange={setTray}
        />
      }
    >
      {tray === 'scores' ? (
        <Scores {...props} labels={labels} />
      ) : (
        <div className={styles['both']}>
          <div className={styles['map']}>
            <BenchMap
              {...props}
              labels={labels}
              chosen={chosen}
              from={from}
              setFrom={(id) =>
                setBegun(
                  id === undefined || selected === undefined
                    ? undefined
                    : { place: selected, from: id },
                )
              }
            />
          </div>
          <ContractList {...props} labels={labels} chosen={chosen} />
        </div>
      )}
    </BenchFrame>
  );
}
