/** Finding a place in a long list: by what is typed, and by what may be done there. */
import type { Place } from '@roundhouse/ui/face';

const MARKS = /\p{Diacritic}/gu;

/** Without capitals and accents. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(MARKS, '').toLowerCase();
}

export interface Wanted {
  readonly text: string;
  /** Only places where something may be done. */
  readonly onlyOpen: boolean;
}

/** Every word that was typed occurs in the name, the group or what lies there. */
export function findPlaces(
  places: readonly Place[],
  { text, onlyOpen }: Wanted,
  left: ReadonlySet<number>,
): readonly Place[] {
  const words = plain(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  return places.filter((place) => {
    if (onlyOpen && !place.choices.some((choice) => left.has(choice))) return false;
    const hay = plain([place.name, place.group, ...place.holds].join(' '));
    return words.every((word) => hay.includes(word));
  });
}

export interface PlaceGroup {
  readonly name: string;
  readonly places: readonly Place[];
}

/** In the order in which the groups first come. */
export function grouped(places: readonly Place[]): readonly PlaceGroup[] {
  const groups = new Map<string, Place[]>();
  for (const place of places) {
    const group = groups.get(place.group);
    if (group) group.push(place);
    else groups.set(place.group, [place]);
  }
  return [...groups].map(([name, members]) => ({ name, places: members }));
}

/** What only lets a chance go by stands behind all else that may be done: in its group, and with it. */
export function passingLast(
  groups: readonly PlaceGroup[],
  isPassing: (choice: number) => boolean,
): readonly PlaceGroup[] {
  const isIdle = ({ choices }: Place): boolean =>
    choices.length > 0 && choices.every((choice) => isPassing(choice));
  const ranked = groups.map(({ name, places }) => ({
    name,
    places: [...places.filter((place) => !isIdle(place)), ...places.filter(isIdle)],
    isIdle:
      places.some(isIdle) && places.every((place) => isIdle(place) || place.choices.length === 0),
  }));
  return [...ranked.filter((group) => !group.isIdle), ...ranked.filter((group) => group.isIdle)];
}

/** The next place after `from` whose name begins with what was typed, round the list. */
export function typeAhead(
  names: readonly string[],
  from: number,
  typed: string,
): number | undefined {
  const wanted = plain(typed);
  if (wanted === '') return undefined;
  for (let step = 1; step <= names.length; step += 1) {
    const at = (from + step) % names.length;
    if (plain(names[at] ?? '').startsWith(wanted)) return at;
  }
  return undefined;
}
