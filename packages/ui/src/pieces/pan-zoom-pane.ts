/** The window's place, its size and its journeys; it knows no React and draws nothing itself. */
import type { Box } from './box.ts';
import { paceOfPage, tween } from './motion.ts';
import {
  centredOn,
  fitScale,
  mostOf,
  resized,
  seen,
  showing,
  within,
  zoomedAt,
  type Size,
  type WindowView,
} from './window-view.ts';

type Draw = (view: WindowView, seen: Box) => void;

const OPENING_MS = 600;
const JOURNEY = 260;
/** Around what is revealed, in units. */
const MARGIN = 40;
/** Below what is told of, in pixels. */
const ROOM_TO_SPEAK = 90;
const NEARLY = 1.01;
/** Of what can be read well: text is small then, but fingers still hit. */
const STILL_READABLE = 0.7;

export class Pane {
  readonly #drawing: Size;
  #element: HTMLElement | undefined;
  #draw: Draw = () => undefined;
  #size: Size = { width: 1, height: 1 };
  #view: WindowView = { scale: 1, x: 0, y: 0 };
  /** Where it was put: a window that grows and shrinks again is where it was. */
  #put: WindowView = this.#view;
  /** Pixels a unit below which the window does not go by itself. */
  #least = 0;
  #readable = 0;
  #opened = 0;
  #stop: () => void = () => undefined;
  #isUnderWay = false;
  /** Whether the whole is shown because somebody wanted it, and not because what was told lies far apart. */
  #isWholeWanted = false;
  /** What was revealed last, until somebody moves the window. */
  #revealed: { readonly box: Box; readonly least: number } | undefined;

  constructor(drawing: Size) {
    this.#drawing = drawing;
  }

  attach(
    element: HTMLElement,
    begin: { readonly readable: number; readonly home: Box },
    draw: Draw,
  ): () => void {
    this.#element = element;
    this.#draw = draw;
    this.#size = element.getBoundingClientRect();
    this.#readable = begin.readable;
    this.#least = begin.readable * STILL_READABLE;
    const fit = fitScale(this.#drawing, this.#size);
    const { x, y, width, height } = begin.home;
    const scale = fit >= begin.readable / 2 ? fit : this.#nearTo(begin.home);
    this.set(centredOn(x + width / 2, y + height / 2, scale, this.#size));
    this.#isWholeWanted = !this.isPart();
    this.#opened = performance.now();
    const watcher = new ResizeObserver(() => this.#resize());
    watcher.observe(element);
    return () => {
      this.#stop();
      watcher.disconnect();
    };
  }

  #resize(): void {
    if (!this.#element) return;
    const { width, height } = this.#element.getBoundingClientRect();
    if (width === 0 || (width === this.#size.width && height === this.#size.height)) return;
    const was = this.#size;
    const wasWhole = !this.isPart();
    this.#size = { width, height };
    const view = wasWhole
      ? { ...this.#view, scale: fitScale(this.#drawing, this.#size) }
      : resized(this.#put, was, this.#size);
    this.#stop();
    this.#place(view);
    if (width === was.width && !wasWhole) this.#put = view;
    // The window may have been on its way there, or may have become too small for it.
    if (this.#revealed) this.#reveal(this.#revealed.box, this.#revealed.least);
  }

  get view(): WindowView {
    return this.#view;
  }

  edges(): DOMRect {
    return this.#element?.getBoundingClientRect() ?? new DOMRect();
  }

  box(): Box {
    return seen(this.#view, this.#size);
  }

  /** Whether the window goes somewhere by itself: then nothing lies where it was. */
  get isUnderWay(): boolean {
    return this.#isUnderWay;
  }

  /** Whether less than the whole drawing is shown. */
  isPart(): boolean {
    return this.#view.scale > fitScale(this.#drawing, this.#size) * NEARLY;
  }

  /** Whether somebody looks at a part, or would if the window had not gone off by itself. */
  #isNear(): boolean {
    return this.isPart() || !this.#isWholeWanted;
  }

  set(view: WindowView): void {
    this.#revealed = undefined;
    this.#stop();
    this.#place(view);
  }

  #place(view: WindowView): void {
    this.#view = within(view, this.#drawing, this.#size);
    this.#put = this.#view;
    this.#draw(this.#view, this.box());
  }

  zoomAt(factor: number, x: number, y: number): void {
    this.set(zoomedAt(this.#view, this.#bounded(this.#view.scale * factor), x, y));
    this.#isWholeWanted = !this.isPart();
  }

  zoom(factor: number, x = this.#size.width / 2, y = this.#size.height / 2): void {
    this.#revealed = undefined;
    const scale = this.#bounded(this.#view.scale * factor);
    this.#isWholeWanted = scale <= fitScale(this.#drawing, this.#size) * NEARLY;
    this.#travel(zoomedAt(this.#view, scale, x, y));
  }

  #bounded(scale: number): number {
    return within({ ...this.#view, scale }, this.#drawing, this.#size).scale;
  }

  fit(): void {
    this.#revealed = undefined;
    this.#isWholeWanted = true;
    this.#travel({ scale: fitScale(this.#drawing, this.#size), x: 0, y: 0 });
  }

  centre(x: number, y: number): void {
    this.#revealed = undefined;
    this.#travel(centredOn(x, y, this.#view.scale, this.#size));
  }

  /** As near as shows a box, within what can be read. */
  #nearTo(box: Box, least = this.#least): number {
    return Math.max(least, Math.min(this.#readable, fitScale(box, this.#size)));
  }

  reveal(wanted: Box): void {
    this.#reveal(wanted, this.#least);
  }

  /** Moves nothing now, but a window that becomes smaller keeps it in sight. */
  hold(box: Box): void {
    this.#revealed = { box, least: this.#least };
  }

  /** As many of them as can be read at once. */
  gather(boxes: readonly Box[], from?: Box): void {
    const room = {
      width: this.#size.width / this.#least - 2 * MARGIN,
      height: this.#size.height / this.#least - 2 * MARGIN,
    };
    const wanted = mostOf(boxes, room, from);
    if (wanted) this.reveal(wanted);
  }

  /** All of it, however small it becomes, with room below for what is said of it. */
  show(wanted: Box): void {
    const scale = this.#isNear() ? Math.max(this.#view.scale, this.#nearTo(wanted, 0)) : 0;
    const room = scale === 0 ? 0 : ROOM_TO_SPEAK / scale;
    this.#reveal({ ...wanted, height: wanted.height + room }, 0);
  }

  #reveal(wanted: Box, least: number): void {
    this.#revealed = { box: wanted, least };
    const { x, y, width, height } = wanted;
    const box = {
      x: Math.max(0, x - MARGIN),
      y: Math.max(0, y - MARGIN),
      width: Math.min(this.#drawing.width, width + 2 * MARGIN),
      height: Math.min(this.#drawing.height, height + 2 * MARGIN),
    };
    const near = this.#nearTo(box, least);
    // Who sees the whole wants to see the whole.
    const isTooFar = this.#isNear() && this.#view.scale < near;
    this.#travel(
      isTooFar
        ? centredOn(x + width / 2, y + height / 2, near, this.#size)
        : showing(this.#view, box, this.#size, least),
    );
  }

  #travel(wanted: WindowView): void {
    const from = this.#view;
    const to = within(wanted, this.#drawing, this.#size);
    this.#stop();
    if (from.scale === to.scale && from.x === to.x && from.y === to.y) return;
    const pace = this.#element ? paceOfPage() : 0;
    // While it opens nobody has seen where it was: what it would glide past is only drawn for nothing.
    if (pace === 0 || performance.now() - this.#opened < OPENING_MS) {
      this.#place(to);
      return;
    }
    const between = (a: number, b: number, share: number): number => a + (b - a) * share;
    this.#isUnderWay = true;
    const halt = tween(JOURNEY * pace, (share) => {
      this.#isUnderWay = share < 1;
      this.#place({
        scale: between(from.scale, to.scale, share),
        x: between(from.x, to.x, share),
        y: between(from.y, to.y, share),
      });
    });
    this.#stop = () => {
      this.#isUnderWay = false;
      halt();
    };
  }
}
