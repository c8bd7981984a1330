/** A window on a drawing: drag, pinch, wheel, double tap, keys and buttons move it. */
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { aroundAll, type Box } from './box.ts';
import { giveWay } from './pan-zoom-corners.ts';
import styles from './pan-zoom.module.css';
import { listeners } from './pan-zoom-pointers.ts';
import { Pane } from './pan-zoom-pane.ts';
import type { Size } from './window-view.ts';

export interface PanZoomHandle {
  /** Goes where these boxes can be seen; stays where it is if they can be seen already, or there are none. */
  reveal(...boxes: readonly (Box | undefined)[]): void;
  /** Stays where it is; a window that becomes smaller goes where the box can be seen. */
  hold(box: Box): void;
  /** Goes where most of them can be seen at once; with `from`, most of those around it. */
  gather(boxes: readonly Box[], from?: Box): void;
  /** Like `reveal`, and smaller where all of it can't be seen otherwise. */
  show(...boxes: readonly (Box | undefined)[]): void;
}

export interface PanZoomProps {
  readonly drawing: Size;
  /** Pixels a unit at which the drawing can be read; a smaller window begins closer, at `home`. */
  readonly readable: number;
  readonly home: Box;
  readonly words: { readonly closer: string; readonly wider: string; readonly whole: string };
  /** A small picture of the whole drawing, shown while the window shows a part. */
  readonly small: ReactNode;
  /** What never changes lies below: a change above does not draw it again. */
  readonly ground: ReactNode;
  readonly children: ReactNode;
  readonly handle?: Ref<PanZoomHandle>;
}

const STEP = 1.5;
/** Milliseconds without a move after which the window stands still. */
const STILL = 60;
/** As much room beside the drawing holds the buttons: then they lie on nothing. */
const MARGIN = 56;

export function PanZoom(props: PanZoomProps): ReactNode {
  const { drawing, readable, home, words, small, ground, children, handle } = props;
  const root = useRef<HTMLDivElement>(null);
  const below = useRef<SVGGElement>(null);
  const content = useRef<SVGGElement>(null);
  const frame = useRef<SVGRectElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const overview = useRef<HTMLButtonElement>(null);
  const [pane] = useState(() => new Pane(drawing));
  const [isPart, setIsPart] = useState(false);

  const [settling] = useState(() => new Settling());
  const settle = (): void => {
    settling.soon(() => {
      if (root.current) giveWay(root.current, [buttons.current, overview.current]);
    });
  };
  // What may be touched changes with every picture.
  useEffect(settle);
  useEffect(() => () => settling.stop(), [settling]);

  useLayoutEffect(() => {
    if (!root.current || !content.current) return undefined;
    const { current: element } = root;
    const drawn = [below.current, content.current];
    // Measured while it is empty: its letters are set once, at the scale at which they are shown.
    for (const each of drawn) each?.style.setProperty('display', 'none');
    const stop = pane.attach(element, { readable, home }, (view, box) => {
      const matrix = `matrix(${view.scale} 0 0 ${view.scale} ${view.x} ${view.y})`;
      below.current?.setAttribute('transform', matrix);
      content.current?.setAttribute('transform', matrix);
      // Where the drawing begins, for those beside it alone: whatever is below the window would be styled anew.
      buttons.current?.style.setProperty('--left', `${Math.max(0, view.x)}px`);
      buttons.current?.style.setProperty('--top', `${Math.max(0, view.y)}px`);
      element.toggleAttribute('data-margin', view.x >= MARGIN);
      setIsPart(pane.isPart());
      settle();
      for (const [name, value] of Object.entries(box)) {
        frame.current?.setAttribute(name, String(value));
      }
    });
    for (const each of drawn) each?.style.removeProperty('display');
    return stop;
    // The home of the first time counts; later the window stands where it was put.
    // eslint-disable-next-line react/exhaustive-deps
  }, [pane]);

  useImperativeHandle(
    handle,
    () => ({
      reveal(...boxes) {
        const box = aroundAll(boxes);
        if (box) pane.reveal(box);
      },
      hold: (box) => pane.hold(box),
      gather: (boxes, from) => pane.gather(boxes, from),
      show(...boxes) {
        const box = aroundAll(boxes);
        if (box) pane.show(box);
      },
    }),
    [pane],
  );
  const [pointers] = useState(() => listeners(pane));
  useWheel(root, pane);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') pane.zoom(STEP);
    else if (event.key === '-') pane.zoom(1 / STEP);
    else if (event.key === '0') pane.fit();
    else return;
    event.preventDefault();
  };
  const onSmall = (event: MouseEvent<HTMLButtonElement>): void => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    pane.centre(
      ((event.clientX - left) / width) * drawing.width,
      ((event.clientY - top) / height) * drawing.height,
    );
  };
  return (
    // Keys that nothing inside has used.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} className={styles['window']} data-window onKeyDown={onKeyDown} {...pointers}>
      <div className={styles['ground']}>
        <svg aria-hidden="true">
          <g ref={below}>{ground}</g>
        </svg>
      </div>
      <svg className={styles['drawing']}>
        <g ref={content}>{children}</g>
      </svg>
      <div ref={buttons} className={styles['buttons']} data-usual="top-left">
        <button type="button" onClick={() => pane.zoom(STEP)} aria-label={words.closer}>
          <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
            <path d="M2 9H16M9 2V16" />
          </svg>
        </button>
        <button
          type="button"
          onClick={() => pane.zoom(1 / STEP)}
          aria-label={words.wider}
          disabled={!isPart}
        >
          <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
            <path d="M2 9H16" />
          </svg>
        </button>
      </div>
      {isPart && (
        <button
          type="button"
          ref={overview}
          className={styles['small']}
          data-usual="top-right"
          onClick={onSmall}
          onDoubleClick={() => pane.fit()}
          aria-label={words.whole}
        >
          <svg viewBox={`0 0 ${drawing.width} ${drawing.height}`} aria-hidden="true">
            {small}
            <rect ref={frame} className={styles['frame']} {...pane.box()} />
          </svg>
        </button>
      )}
    </div>
  );
}

/** Once the window stands still. */
class Settling {
  #timer: ReturnType<typeof setTimeout> | undefined;

  soon(run: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(run, STILL);
  }
  stop(): void {
    clearTimeout(this.#timer);
  }
}

/** React listens to the wheel without the right to keep the page from scrolling. */
function useWheel(root: { readonly current: HTMLElement | null }, pane: Pane): void {
  useEffect(() => {
    const { current: element } = root;
    const onWheel = (event: WheelEvent): void => {
      if (event.deltaY > 0 && !pane.isPart()) return;
      event.preventDefault();
      const { left, top } = pane.edges();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1;
      const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016));
      pane.zoomAt(factor, event.clientX - left, event.clientY - top);
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [root, pane]);
}
