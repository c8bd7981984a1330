/** Land and sea below what is made, and the routes as they would lie on a board. */
import type { Language } from '@roundhouse/ui/words';
import type { ReactNode } from 'react';
import type { GameMap } from '../../src/index.ts';
import { line } from '../board/geometry.ts';
import { Country, moved } from '../board/ground.tsx';
import ground from '../board/ground.module.css';
import { BOARD_LABELS } from '../words/board.ts';
import type { BenchDrawing } from './bench-drawing.ts';

export interface BenchGroundProps {
  readonly prefix: string;
  readonly map: GameMap;
  readonly drawing: BenchDrawing;
  readonly language: Language;
}

const waysOf = ({ ways }: BenchDrawing): string =>
  ways.map((way) => (way ? line(way.a, way.b) : '')).join('');

export function BenchGround({ prefix, map, drawing, language }: BenchGroundProps): ReactNode {
  const { width, height } = drawing;
  const ways = waysOf(drawing);
  return (
    <>
      <Country
        prefix={prefix}
        drawing={drawing}
        scenery={map.scenery}
        labels={BOARD_LABELS[language]}
      />
      <path d={ways} className={ground['bed']} />
      <path d={ways} className={ground['sleepers']} />
      <path d={ways} className={ground['rail']} />
      <rect x={0.9} y={0.9} width={width - 1.8} height={height - 1.8} className={ground['frame']} />
      <rect x={5} y={5} width={width - 10} height={height - 10} className={ground['thin']} />
    </>
  );
}

export function SmallBench({ drawing }: { readonly drawing: BenchDrawing }): ReactNode {
  return (
    <>
      <path
        d={drawing.coast}
        transform={drawing.isDrawn ? moved(drawing) : undefined}
        className={ground['smallLand']}
      />
      <path d={waysOf(drawing)} className={ground['smallWay']} />
    </>
  );
}
