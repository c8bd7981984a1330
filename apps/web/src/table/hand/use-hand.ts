/** Whether a phone shows the own hand alone, because the board lies on a screen in the middle. */
import { useMemo, useSyncExternalStore } from 'react';
import { useOfSeating } from '../elsewhere/use-seating.ts';
import { useLayout } from '../layout-context.tsx';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';

/** As narrow as the table itself takes for a phone, held upright or sideways. */
const phone = matchMedia('(max-width: 43.7rem), (max-width: 74.9rem) and (max-height: 33rem)');

function watchPhone(listener: () => void): () => void {
  phone.addEventListener('change', listener);
  return () => phone.removeEventListener('change', listener);
}

export interface HandView {
  /** Whether there is a choice: a screen shows this table, and this is a phone of somebody who plays. */
  readonly isOffered: boolean;
  readonly isHand: boolean;
  /** Whether the map is there to be touched. */
  readonly isMap: boolean;
  /** How many of the choices are places of the map. */
  readonly places: number;
  showWhole(isWhole: boolean): void;
  showMap(isMap: boolean): void;
}

export function useHand(): HandView {
  const { session, persons, board } = useTable();
  const { choice, isOver, travel, live } = usePlay();
  const { beside, lay } = useLayout();
  const { seating } = session.host;
  const isPhone = useSyncExternalStore(watchPhone, () => phone.matches);
  const screens = useOfSeating(seating, (now) => now?.screens ?? 0);
  const { left } = choice;
  const places = useMemo(() => {
    const isPlace = (type: string): boolean =>
      board?.touched?.has(type) === true && board.inHand?.has(type) !== true;
    return left.filter(({ type }) => isPlace(type)).length;
  }, [board, left]);
  const isOffered = screens > 0 && isPhone && persons.length === 1 && !isOver && !travel.isAway;
  const isNeeded = places > 0 && places === left.length;
  const at = live?.owedSince;
  // What was opened for one question is put away with it.
  const shows = beside?.shows === 'whole' || beside?.at === at ? beside?.shows : undefined;
  const showWhole = (isWhole: boolean): void => lay(isWhole ? { shows: 'whole', at } : undefined);
  const showMap = (isMap: boolean): void => lay({ shows: isMap ? 'map' : 'hand', at });
  return {
    isOffered,
    isHand: isOffered && shows !== 'whole',
    isMap: shows === 'map' || (isNeeded && shows !== 'hand'),
    places,
    showWhole,
    showMap,
  };
}
