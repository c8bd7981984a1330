/** What fingers, mouse and keys do on the bench: hexes are painted, cities put down, dragged and taken away. */
import { isArrow } from '@roundhouse/ui/arrow-keys';
import type { Point } from '@roundhouse/ui/pieces/box';
import { isFaulty } from '@roundhouse/ui/pieces/fault-mark';
import { HitGroup } from '@roundhouse/ui/pieces/hit-group';
import type { WorkbenchProps } from '@roundhouse/ui/workbench';
import {
  useEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { HEXES, type Board } from '../../src/board.ts';
import type { RailsBox } from '../../src/types.ts';
import { centreOf, hexOutline, TILE } from '../board/geometry.ts';
import { stepFrom } from '../board/steps.ts';
import type { WorkbenchLabels } from '../words/workbench.ts';
import { cityOn, withCity, withCityAt, withoutCity, withTerrain } from './editing.ts';
import type { Tool } from './tools.tsx';

export interface BenchHitsProps extends WorkbenchProps<RailsBox> {
  readonly labels: WorkbenchLabels;
  readonly board: Board;
  readonly tool: Tool;
  readonly chosen: number | undefined;
}

const OUTLINES = HEXES.map((_, hex) => hexOutline(centreOf(hex), TILE));
const ALL = new Set(HEXES.keys());

/** A drag or a stroke of the brush. */
interface Stroke {
  readonly pointer: number;
  /** The city that is dragged; -1: hexes are painted. */
  readonly city: number;
  readonly first: number;
  readonly step: string;
  hasMoved: boolean;
}

function hexUnder({ x, y }: Point): number {
  return HEXES.findIndex((_, hex) => {
    const centre = centreOf(hex);
    return Math.hypot(centre.x - x, centre.y - y) < TILE;
  });
}

export function BenchHits(props: BenchHitsProps): ReactNode {
  const { design, board, labels, faults, tool, chosen, select, change } = props;
  const root = useRef<SVGGElement>(null);
  const stroke = useRef<Stroke>(undefined);
  const wasDragged = useRef(false);
  const strokes = useRef(0);
  /** The hex that is to have the focus once it is drawn. */
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    root.current?.querySelector<SVGElement>(`[data-spot="${wanted.current}"]`)?.focus();
    wanted.current = undefined;
  });
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const matrix = root.current?.getScreenCTM();
    const at = new DOMPoint(clientX, clientY);
    return matrix ? at.matrixTransform(matrix.inverse()) : at;
  };
  const paint = (hex: number, step?: string): void => {
    if (tool === 'move' || tool === 'city') return;
    if (cityOn(design, hex) < 0 && board.terrain[hex] !== tool) {
      change(withTerrain(design, hex, tool), step);
    }
  };
  const touch = (hex: number): void => {
    const city = cityOn(design, hex);
    if (city >= 0) select(chosen === hex ? undefined : `cities.${city}`);
    else if (tool === 'city') {
      change(withCity(design, hex, labels.city));
      select(`cities.${design.cities.length}`);
    } else if (tool === 'move') select(undefined);
    else paint(hex);
  };
  const leave = (): void => {
    stroke.current = undefined;
  };

  const onPointerDown = (event: PointerEvent<SVGGElement>): void => {
    wasDragged.current = false;
    const hex = event.target instanceof SVGElement ? Number(event.target.dataset['spot']) : -1;
    const city = cityOn(design, hex);
    const isMeant = tool === 'move' ? city >= 0 : tool !== 'city';
    if (!HEXES[hex] || event.button !== 0 || !isMeant) return;
    // The window stands still.
    event.stopPropagation();
    strokes.current += 1;
    stroke.current = {
      pointer: event.pointerId,
      city: tool === 'move' ? city : -1,
      first: hex,
      step: `stroke ${strokes.current}`,
      hasMoved: false,
    };
  };
  const onPointerMove = (event: PointerEvent<SVGGElement>): void => {
    const { current: now } = stroke;
    if (now?.pointer !== event.pointerId) return;
    const hex = hexUnder(pointOf(event));
    if (hex < 0 || (!now.hasMoved && hex === now.first)) return;
    if (!now.hasMoved) {
      now.hasMoved = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      if (now.city >= 0) select(`cities.${now.city}`);
      else paint(now.first, now.step);
    }
    if (now.city < 0) paint(hex, now.step);
    else if (cityOn(design, hex) < 0) change(withCityAt(design, now.city, hex), now.step);
  };
  const onPointerUp = (): void => {
    wasDragged.current = stroke.current?.hasMoved ?? false;
    leave();
  };
  const onKeyDownCapture = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof SVGElement)) {
      return;
    }
    const hex = Number(event.target.dataset['spot'] ?? -1);
    const city = cityOn(design, hex);
    if (event.key === 'Escape' && chosen !== undefined) select(undefined);
    else if (isArrow(event.key) && city >= 0 && hex === chosen && tool === 'move') {
      const next = stepFrom(hex, event.key);
      if (cityOn(design, next) < 0) {
        wanted.current = next;
        change(withCityAt(design, city, next), `keys ${city}`);
      }
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && city >= 0) {
      wanted.current = hex;
      change(withoutCity(design, city));
      select(undefined);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const name = (hex: number): string => {
    const place = cityOn(design, hex);
    const city = design.cities[place];
    const { col, row } = HEXES[hex] ?? { col: 0, row: 0 };
    const terrain = board.terrain[hex] ?? 'plains';
    const ground = terrain === 'city' ? labels.tool.city : labels.tool[terrain];
    return [
      city
        ? labels.cityFacts(city.name, city.full, city.shared)
        : labels.hex(ground, col + 1, row + 1),
      ...(city?.closed ? [labels.closed] : []),
      ...(city?.special ? [labels.special] : []),
      ...(city && isFaulty(faults, `cities.${place}`) ? [labels.fault] : []),
    ].join(', ');
  };
  return (
    <g
      ref={root}
      onKeyDownCapture={onKeyDownCapture}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={leave}
      onClickCapture={(event) => {
        // The click that ends a drag touches nothing.
        if (!wasDragged.current) return;
        wasDragged.current = false;
        event.stopPropagation();
      }}
    >
      <HitGroup<number>
        open={ALL}
        touch={touch}
        spotOf={({ spot }) => (spot === undefined ? undefined : Number(spot))}
        selector={(hex) => `[data-spot="${hex}"]`}
        step={stepFrom}
        name={name}
        chosen={chosen === undefined ? [] : [chosen]}
        first={0}
      >
        {(button) =>
          OUTLINES.map((d, hex) => (
            <path key={HEXES[hex]?.id} d={d} data-spot={hex} {...button(hex)} />
          ))
        }
      </HitGroup>
    </g>
  );
}
