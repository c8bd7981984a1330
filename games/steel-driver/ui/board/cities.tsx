/** Cities: value, goods, shape; the ends of the map; where companies began; their goods at the end. */
import type { Point } from '@roundhouse/ui/pieces/box';
import { memo, type ReactNode } from 'react';
import { hasBit } from '@roundhouse/kit/bitset';
import type { Board, Company, View } from '../../src/index.ts';
import { isSettling } from '../face/reading.ts';
import styles from './cities.module.css';
import { CompanyMark } from './company-mark.tsx';
import { CITY, END, HEXAGON, drawingOf, hexagon, type Name } from './geometry.ts';
import { GoodsCube, goodsLook } from './goods.tsx';
import { liveryOf } from './liveries.ts';

/** What lies in a city: while companies build its value counts, at the end its goods. */
type Holds = 'value' | 'goods' | 'nothing';

interface CityProps {
  readonly at: Point;
  readonly name: string;
  readonly label: Name;
  readonly value: number;
  readonly colour: number;
  readonly isHexagon: boolean;
  readonly isEnd: boolean;
  readonly holds: Holds;
  readonly isChosen: boolean;
  /** The companies that began here, as bits. */
  readonly starts: number;
}

export const City = memo(function City(props: CityProps): ReactNode {
  const { at, name, label, value, colour, isHexagon, isEnd, holds, isChosen, starts } = props;
  return (
    <>
      <g transform={`translate(${at.x} ${at.y})`} className={styles['city']}>
        <Plate colour={colour} isHexagon={isHexagon} isBare={holds !== 'value'} />
        {holds === 'goods' && <GoodsCube colour={colour} size={17} />}
        {holds === 'value' && (
          <text y={6.4} style={{ fill: goodsLook(colour).ink }}>
            {value}
          </text>
        )}
        {holds === 'value' && <Goods colour={colour} />}
        {isEnd && <path d={hexagon(END)} className={styles['end']} />}
        {isChosen && isHexagon && <path d={hexagon(END + 2)} className={styles['chosen']} />}
        {isChosen && !isHexagon && <circle r={CITY + 4} className={styles['chosen']} />}
        <Starts
          starts={starts}
          y={label.y < at.y - CITY ? END + 9 : isEnd ? -END - 11 : -END - 7}
        />
      </g>
      <text x={label.x} y={label.y} textAnchor={label.anchor} className={styles['name']}>
        {name}
      </text>
    </>
  );
});

/** The goods that a city will hold, at its edge: a colour alone is not told apart by every eye. */
function Goods({ colour }: { readonly colour: number }): ReactNode {
  return (
    <g transform={`translate(${CITY * 0.78} ${CITY * 0.78})`}>
      <GoodsCube colour={colour} size={12.5} />
    </g>
  );
}

interface PlateProps {
  readonly colour: number;
  readonly isHexagon: boolean;
  /** Without its colour: only what lies on it counts. */
  readonly isBare: boolean;
}

/** A city's plate, without what is written on it. */
function Plate({ colour, isHexagon, isBare }: PlateProps): ReactNode {
  const { fill, ink, ring } = goodsLook(colour);
  const paint = isBare ? 'var(--map-land)' : fill;
  const inner = isBare ? 'var(--rail)' : ink;
  if (!isHexagon) {
    return (
      <>
        <circle r={CITY} className={styles['edge']} style={{ fill: paint }} />
        <circle r={14.7} className={styles['ring']} stroke={inner} strokeDasharray={ring} />
      </>
    );
  }
  return (
    <>
      <path d={hexagon(HEXAGON)} className={styles['hexagon']} />
      <path d={hexagon(18.6)} className={styles['inside']} style={{ fill: paint }} />
      <path d={hexagon(15.4)} className={styles['ring']} stroke={inner} strokeDasharray={ring} />
    </>
  );
}

/** A pennant for each company that began here. */
function Starts({ starts, y }: { readonly starts: number; readonly y: number }): ReactNode {
  const companies: Company[] = [];
  for (let company = 0; starts >> company > 0; company++) {
    if (((starts >> company) & 1) === 1) companies.push(company);
  }
  return companies.map((company, at) => (
    <g
      key={company}
      transform={`translate(${(at - (companies.length - 1) / 2) * 16} ${y})`}
      data-start={company}
    >
      <path
        d="M-7 -8H7V5L0 10L-7 5Z"
        fill={`var(--piece-${liveryOf(company).colour})`}
        className={styles['pennant']}
      />
      <CompanyMark company={company} scale={0.95} />
    </g>
  ));
}

export interface CitiesProps {
  readonly board: Board;
  readonly view: View;
  readonly chosen: number | undefined;
}

export function Cities({ board, view, chosen }: CitiesProps): ReactNode {
  const { cities, names } = drawingOf(board);
  const settling = isSettling(view);
  return board.cities.map((city, place) => {
    const at = cities[place];
    const label = names[place];
    if (!at || !label) return null;
    const starts = view.start.reduce(
      (bits, start, company) => (start === place ? bits | (1 << company) : bits),
      0,
    );
    return (
      <City
        key={city.id}
        at={at}
        name={city.name}
        label={label}
        value={city.value}
        colour={board.colour[place] ?? 0}
        isHexagon={city.shape === 'hexagon'}
        isEnd={place === board.west || place === board.east}
        holds={!settling ? 'value' : hasBit(view.goods, place) ? 'goods' : 'nothing'}
        isChosen={place === chosen}
        starts={starts}
      />
    );
  });
}
