/** The touchable spots of a drawing as one group: pointer, keys and focus in one place. */
import { isArrow, type ArrowKey } from '../arrow-keys.ts';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';

export interface HitGroupProps<Spot> {
  /** The spot that an element stands for, by its data attributes. */
  spotOf(data: DOMStringMap): Spot | undefined;
  /** The button of a spot. */
  selector(spot: Spot): string;
  /** Where an arrow key leads. */
  step(spot: Spot, key: ArrowKey): Spot;
  touch(spot: Spot): void;
  /** The mouse or the focus came to a spot, or left. */
  attend(spot: Spot | undefined, element?: Element, isCasual?: boolean): void;
  /** The keyboard came to a spot. */
  enter(spot: Spot): void;
  readonly children: ReactNode;
}

export function HitGroup<Spot>(props: HitGroupProps<Spot>): ReactNode {
  const { spotOf, selector, step, touch, attend, enter, children } = props;
  const group = useRef<SVGGElement>(null);
  const spotAt = ({ target }: { readonly target: EventTarget }): Spot | undefined =>
    target instanceof SVGElement ? spotOf(target.dataset) : undefined;

  const onKeyDown = (event: KeyboardEvent): void => {
    const spot = spotAt(event);
    if (spot === undefined || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey)
      return;
    if (event.key === 'Enter' || event.key === ' ') {
      touch(spot);
    } else if (isArrow(event.key)) {
      group.current?.querySelector<SVGElement>(selector(step(spot, event.key)))?.focus();
    } else {
      return;
    }
    event.preventDefault();
  };
  return (
    <g
      ref={group}
      onClick={(event) => {
        const spot = spotAt(event);
        if (spot !== undefined) touch(spot);
      }}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        const spot = spotAt(event);
        if (spot === undefined || !event.target.matches(':focus-visible')) return;
        enter(spot);
        attend(spot, event.target);
      }}
      onBlur={() => attend(undefined)}
      onPointerOver={(event) => {
        const spot = spotAt(event);
        if (spot === undefined || event.pointerType !== 'mouse') return;
        attend(spot, event.target as Element, true);
      }}
      onPointerLeave={() => attend(undefined)}
    >
      {children}
    </g>
  );
}
