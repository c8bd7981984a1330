/** Cities and costs on the bench, what is chosen, and where something is wrong. */
import type { Point } from '@roundhouse/ui/pieces/box';
import { FaultMark, isFaulty } from '@roundhouse/ui/pieces/fault-mark';
import type { ReactNode } from 'react';
import { GOODS, type GameMap } from '../../src/index.ts';
import { City } from '../board/cities.tsx';
import { line, nameOf } from '../board/geometry.ts';
import links from '../board/links.module.css';
import type { BenchDrawing } from './bench-drawing.ts';
import styles from './bench-pieces.module.css';

export interface BenchPiecesProps {
  readonly map: GameMap;
  readonly drawing: BenchDrawing;
  readonly faults: ReadonlySet<string>;
  readonly selected: string | undefined;
  readonly from: number | undefined;
  readonly pointer: Point | undefined;
}

export function BenchPieces(props: BenchPiecesProps): ReactNode {
  const { map, drawing, faults, selected, from, pointer } = props;
  const begin = from === undefined ? undefined : drawing.cities[from];
  return (
    <>
      {drawing.ways.map((way, route) => {
        const place = `routes.${route}`;
        return (
          way && (
            <g key={place}>
              {selected === place && <path d={line(way.a, way.b)} className={styles['chosen']} />}
              <g transform={`translate(${way.middle.x} ${way.middle.y})`} className={links['cost']}>
                <circle r={11.2} />
                <text y={6.2}>{map.routes[route]?.cost}</text>
              </g>
              {isFaulty(faults, place) && <FaultMark x={way.middle.x + 13} y={way.middle.y - 13} />}
            </g>
          )
        );
      })}
      {begin && pointer && <path d={line(begin, pointer)} className={styles['drawn']} />}
      {begin && <circle cx={begin.x} cy={begin.y} r={30} className={styles['from']} />}
      {map.cities.map((city, place) => {
        const at = drawing.cities[place];
        return (
          at && (
            <g key={place}>
              <City
                at={at}
                name={city.name}
                label={nameOf(map, city, at, drawing.shift)}
                value={city.value}
                colour={GOODS.indexOf(city.goods)}
                isHexagon={city.shape === 'hexagon'}
                isEnd={map.ends.includes(city.id)}
                holds="value"
                isChosen={selected === `cities.${place}`}
                starts={0}
              />
              {isFaulty(faults, `cities.${place}`) && <FaultMark x={at.x - 19} y={at.y - 19} />}
            </g>
          )
        );
      })}
    </>
  );
}
