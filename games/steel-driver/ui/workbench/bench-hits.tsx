/** What fingers, mouse and keys do on the bench. */
import { ARROW_WAYS, isArrow } from '@roundhouse/ui/arrow-keys';
import { isFaulty } from '@roundhouse/ui/pieces/fault-mark';
import { HitGroup } from '@roundhouse/ui/pieces/hit-group';
import type { Point } from '@roundhouse/ui/pieces/box';
import type { WorkbenchProps } from '@roundhouse/ui/workbench';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { GameMap } from '../../src/index.ts';
import { line } from '../board/geometry.ts';
import hits from '../board/hits.module.css';
import { stepFrom } from '../board/steps.ts';
import { FACE_LABELS } from '../words/face.ts';
import type { WorkbenchLabels } from '../words/workbench.ts';
import { onMap, type BenchDrawing } from './bench-drawing.ts';
import {
  freeSpot,
  newCity,
  routeBetween,
  routeCalled,
  withCity,
  withCityAt,
  withEnd,
  withRoute,
  withoutEntry,
} from './editing.ts';
import type { Tool } from './tools.tsx';
import { useDragging } from './dragging.ts';

export interface BenchHitsProps extends WorkbenchProps<GameMap> {
  readonly labels: WorkbenchLabels;
  readonly drawing: BenchDrawing;
  readonly tool: Tool;
  readonly from: number | undefined;
  setFrom(from: number | undefined): void;
  setPointer(at: Point | undefined): void;
}

const CITY_REACH = 27;
const ROUTE_REACH = 26;
/** How far an arrow key moves a city, in units of the map; with Shift it is one. */
const STRIDE = 10;
const NOWHERE: Point = { x: Number.NaN, y: Number.NaN };

export function BenchHits(props: BenchHitsProps): ReactNode {
  const { design, drawing, labels, language, faults, selected, tool, from } = props;
  const { select, change, setFrom } = props;
  const { length } = design.cities;
  const root = useRef<SVGGElement>(null);
  /** The spot that is to have the focus once it is drawn. */
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    root.current?.querySelector<SVGElement>(`[data-spot="${wanted.current}"]`)?.focus();
    wanted.current = undefined;
  });

  const placeOf = (spot: number): string =>
    spot < length ? `cities.${spot}` : `routes.${spot - length}`;
  const spots = [...drawing.cities, ...drawing.ways.map((way) => way?.middle ?? NOWHERE)];
  const chosen = spots.findIndex((_, spot) => placeOf(spot) === selected);

  const join = (one: number, other: number): void => {
    const [a, b] = [design.cities[one], design.cities[other]];
    setFrom(undefined);
    if (!a || !b || one === other) return;
    const known = routeBetween(design, a.id, b.id);
    if (known < 0) change(withRoute(design, a, b));
    select(`routes.${known < 0 ? design.routes.length : known}`);
  };
  const touch = (spot: number): void => {
    const city = design.cities[spot];
    if (city && tool === 'route') {
      if (from === undefined) setFrom(spot);
      else join(from, spot);
    } else if (city && tool === 'end') {
      change(withEnd(design, city.id));
      select(placeOf(spot));
    } else {
      select(selected === placeOf(spot) ? undefined : placeOf(spot));
    }
  };
  const put = (at: Point): void => {
    change(withCity(design, newCity(design, at, labels.city)));
    select(`cities.${length}`);
  };
  const dragging = useDragging(root, props, join);

  // With the others, arrows lead from city to city.
  const isMoving = tool === 'move' || tool === 'city';
  const onKeyDownCapture = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof SVGElement)) {
      return;
    }
    const spot = Number(event.target.dataset['spot'] ?? -1);
    const city = design.cities[spot];
    if (event.key === 'Escape' && (selected !== undefined || from !== undefined)) {
      setFrom(undefined);
      select(undefined);
    } else if (isArrow(event.key) && city && spot === chosen && isMoving) {
      const way = ARROW_WAYS[event.key];
      const stride = event.shiftKey ? 1 : STRIDE;
      const at = { x: city.x + way.x * stride, y: city.y + way.y * stride };
      change(withCityAt(design, spot, at), `keys ${spot}`);
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && spot >= 0) {
      wanted.current = Math.max(0, spot - 1);
      change(withoutEntry(design, placeOf(spot)));
      select(undefined);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  const name = (spot: number): string | undefined => {
    const city = design.cities[spot];
    const wrong = isFaulty(faults, placeOf(spot)) ? [labels.fault] : [];
    if (city) {
      const facts = labels.cityFacts(
        city.name,
        city.value,
        FACE_LABELS[language].goods[city.goods],
      );
      const isEnd = design.ends.includes(city.id);
      return [
        facts,
        ...(city.shape === 'hexagon' ? [labels.hexagon] : []),
        ...(isEnd ? [labels.end] : []),
        ...wrong,
      ].join(', ');
    }
    const route = design.routes[spot - length];
    const called = routeCalled(design, spot - length);
    return route && called !== undefined
      ? [labels.routeFacts(called, route.cost), ...wrong].join(', ')
      : undefined;
  };
  return (
    <g ref={root} onKeyDownCapture={onKeyDownCapture} {...dragging}>
      <Ground
        {...props}
        put={(at) => {
          if (at) return put(at);
          wanted.current = length;
          return put(freeSpot(design));
        }}
      />
      <HitGroup<number>
        open={new Set(spots.keys())}
        touch={touch}
        spotOf={({ spot }) => (spot === undefined ? undefined : Number(spot))}
        selector={(spot) => `[data-spot="${spot}"]`}
        step={(spot, key) => stepFrom(spots, spot, key)}
        name={name}
        chosen={chosen < 0 ? [] : [chosen]}
        first={0}
      >
        {(button) => (
          <>
            <g className={hits['routes']}>
              {drawing.ways.map(
                (way, route) =>
                  way && (
                    <path
                      key={route}
                      d={line(way.a, way.b)}
                      strokeWidth={ROUTE_REACH}
                      data-spot={length + route}
                      {...button(length + route)}
                    />
                  ),
              )}
            </g>
            {drawing.cities.map(({ x, y }, city) => (
              <circle key={city} cx={x} cy={y} r={CITY_REACH} data-spot={city} {...button(city)} />
            ))}
          </>
        )}
      </HitGroup>
    </g>
  );
}

interface GroundProps extends BenchHitsProps {
  /** Without a point: wherever there is room. */
  put(at?: Point): void;
}

/** The empty map: with a city in the hand it is put where the map is touched. */
function Ground({ drawing, labels, tool, put, select, setFrom }: GroundProps): ReactNode {
  const { width, height } = drawing;
  const rest = (): void => {
    setFrom(undefined);
    select(undefined);
  };
  return (
    <rect
      width={width}
      height={height}
      fill="transparent"
      data-ground=""
      {...(tool === 'city'
        ? { role: 'button', tabIndex: 0, 'aria-label': labels.ground, cursor: 'crosshair' }
        : {})}
      onClick={({ clientX, clientY, currentTarget }) => {
        const matrix = currentTarget.getScreenCTM();
        if (tool !== 'city' || !matrix) return rest();
        return put(
          onMap(drawing, new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())),
        );
      }}
      onDoubleClick={(event) => {
        if (tool === 'city') event.stopPropagation();
      }}
      onKeyDown={(event) => {
        if (tool !== 'city' || (event.key !== 'Enter' && event.key !== ' ')) return;
        event.preventDefault();
        put();
      }}
    />
  );
}
