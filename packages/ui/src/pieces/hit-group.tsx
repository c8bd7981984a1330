/** The touchable spots of a drawing as one group of buttons: pointer, keys and focus in one place. */
import { isArrow, type ArrowKey } from '../arrow-keys.ts';
import { useRef, useState, type KeyboardEvent, type ReactNode, type SVGAttributes } from 'react';
import styles from './hit-group.module.css';

export interface HitsProps<Spot> {
  readonly open: ReadonlySet<Spot>;
  touch(spot: Spot): void;
  /** The mouse or the focus came to a spot, or left. */
  attend?(spot: Spot | undefined, element?: Element, isCasual?: boolean): void;
  /** The keyboard came to a spot: it is brought into sight. */
  reveal?(spot: Spot): void;
}

/** What makes a button of what is drawn of a spot. */
interface HitButton extends SVGAttributes<SVGElement> {
  readonly 'data-legal': '' | undefined;
}

interface HitGroupProps<Spot> extends HitsProps<Spot> {
  /** The spot that an element stands for, by its data attributes. */
  spotOf(data: DOMStringMap): Spot | undefined;
  /** The button of a spot. */
  selector(spot: Spot): string;
  /** Where an arrow key leads. */
  step(spot: Spot, key: ArrowKey): Spot;
  /** What a spot is called and what lies there. */
  name(spot: Spot): string | undefined;
  readonly chosen: readonly Spot[];
  /** Where the keyboard comes in while nothing is open. */
  readonly first: Spot | undefined;
  children(button: (spot: Spot) => HitButton): ReactNode;
}

export function HitGroup<Spot>(props: HitGroupProps<Spot>): ReactNode {
  const { open, touch, attend, reveal, spotOf, selector, step, name, chosen, first } = props;
  const group = useRef<SVGGElement>(null);
  const [entry, setEntry] = useState<Spot>();
  const [firstOpen = entry ?? first] = open;
  const enter = chosen[0] ?? (entry !== undefined && open.has(entry) ? entry : firstOpen);
  const button = (spot: Spot): HitButton => ({
    role: 'button',
    tabIndex: spot === enter ? 0 : -1,
    'aria-label': name(spot),
    'aria-pressed': chosen.includes(spot) ? true : undefined,
    className: styles[open.has(spot) ? 'open' : 'spot'],
    'data-legal': open.has(spot) ? '' : undefined,
  });
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
        setEntry(() => spot);
        reveal?.(spot);
        attend?.(spot, event.target);
      }}
      onBlur={() => attend?.(undefined)}
      onPointerOver={(event) => {
        const spot = spotAt(event);
        if (spot === undefined || event.pointerType !== 'mouse') return;
        attend?.(spot, event.target as Element, true);
      }}
      onPointerLeave={() => attend?.(undefined)}
    >
      {props.children(button)}
    </g>
  );
}
