/** What is being told lies somewhere: the window goes there, and a ring says where to look. */
import { useEffect, type ReactNode, type RefObject } from 'react';
import type { PanZoomHandle } from './pan-zoom.tsx';
import type { ToldPlaces } from './told-places.ts';
import styles from './told.module.css';

/** After whatever else moves the window: what is told comes first. `places` changes with what is told. */
export function useToldPlaces(
  root: RefObject<HTMLElement | null>,
  pane: RefObject<PanZoomHandle | null>,
  places: ToldPlaces | undefined,
): void {
  useEffect(() => {
    pane.current?.show(...(places?.boxes ?? []));
    const beside =
      places?.beside === undefined
        ? []
        : [...(root.current?.querySelectorAll(places.beside) ?? [])];
    for (const element of beside) element.toggleAttribute('data-told', true);
    return () => {
      for (const element of beside) element.removeAttribute('data-told');
    };
  }, [root, pane, places]);
}

export function ToldRings({ places }: { readonly places: ToldPlaces | undefined }): ReactNode {
  return (places?.boxes ?? []).map(({ x, y, width, height }) => (
    <g key={`${x} ${y}`} className={styles['ring']} data-told="">
      <rect x={x} y={y} width={width} height={height} rx={8} className={styles['light']} />
      <rect x={x} y={y} width={width} height={height} rx={8} className={styles['line']} />
    </g>
  ));
}
