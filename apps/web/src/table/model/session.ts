/** What lies on the table: the lines of a match, shown one at a time to whoever looks, each until it has been told. */
import type { Refusal, Seat, Viewer } from '@roundhouse/engine';
import { Listeners } from '../../app/listeners.ts';
import type { TableHost, TableStep, Watch } from '../../host/table-host.ts';
import { freshKey } from './fresh-key.ts';
import {
  dropCurtain,
  firstLook,
  isSameLook,
  lookAfter,
  raiseCurtain,
  type Sharing,
  type HotSeat,
} from './hot-seat.ts';
import type { Timing } from '../reel/timing.ts';
import { recapFrom } from './journal.ts';

export interface Clock {
  now(): number;
  /** Answers how to call it off. */
  later(milliseconds: number, run: () => void): () => void;
}

/** One picture of the table; a new one whenever anything changes. */
export interface Shown {
  readonly look: HotSeat;
  /** All lines up to the one on the table, as the one who looks may know them. Empty until there is one. */
  readonly steps: readonly TableStep[];
  /** Which beat of the last line is being told; undefined: all of it has been. */
  readonly beat?: number;
  /** Whether something is told or waits to be, or bots among themselves wait for the reader. */
  readonly isBehind: boolean;
  /** Whether somebody is told again what went before, up to where the game stands. */
  readonly isRecap: boolean;
  /** What keeps the others from playing on. */
  readonly trouble?: Refusal;
}

interface Feed {
  readonly steps: TableStep[];
  watch?: Watch;
  /** The line that was told to have been seen. */
  seen: number;
}

/** Past the last beat. */
const TOLD = Number.POSITIVE_INFINITY;

export class Session {
  readonly host: TableHost;
  readonly #company: Sharing;
  readonly #clock: Clock;
  readonly #told = new Listeners();
  readonly #feeds = new Map<Viewer, Feed>();
  /** How long the beats of a line stand. Until the page has said so nothing new is shown. */
  #timing: Timing | undefined;
  /** What a beat is multiplied by; 0: lines are shown as they come. */
  #pace = 1;
  /** Whether an earlier line is looked at: then nothing new is seen. */
  #isAway = false;
  #look: HotSeat;
  #seq = -1;
  /** The last line that there was time to take in. */
  #seen = -1;
  /** The beat of the line on the table that is told, and since when. */
  #beat = TOLD;
  #beatAt = 0;
  /** The line up to which somebody is told again what went before. */
  #recapTo = -1;
  /** Who has just taken the device, until what they may know is there. */
  #arrived: Seat | undefined;
  #isOpen = false;
  #trouble: Refusal | undefined;
  #stopTrouble: (() => void) | undefined;
  #callOff: (() => void) | undefined;
  #shown: Shown;

  constructor(host: TableHost, company: Sharing, clock: Clock) {
    this.host = host;
    this.#company = company;
    this.#clock = clock;
    this.#look = firstLook(company);
    this.#shown = { look: this.#look, steps: [], isBehind: false, isRecap: false };
  }

  /**
   * Everything that was played before lies on the table at once. Where bots play among themselves the last of it is told
   * first: whoever comes back sees where they are before they go on.
   */
  async open(): Promise<void> {
    const { watch } = this.#feed(this.#look.viewer);
    this.#stopTrouble = this.host.watchTrouble((trouble) => {
      this.#trouble = trouble;
      this.#publish();
    });
    await watch?.started;
    this.#isOpen = true;
    const isOver = this.#feed(this.#look.viewer).steps.at(-1)?.turn.kind === 'over';
    this.#catchUp(this.#isBotsOnly() && !isOver ? 0 : TOLD);
  }

  close(): void {
    this.#callOff?.();
    this.#stopTrouble?.();
    for (const { watch } of this.#feeds.values()) watch?.stop();
    this.#feeds.clear();
    this.#told.clear();
  }

  readonly subscribe = this.#told.subscribe;
  readonly shown = (): Shown => this.#shown;

  setPace(pace: number): void {
    this.#pace = pace;
    this.#proceed();
  }

  setTiming(timing: Timing): void {
    this.#timing = timing;
    this.#proceed();
  }

  /** Whoever has read what is told wants the next. */
  goOn(): void {
    this.#beat += 1;
    this.#beatAt = this.#clock.now();
    this.#proceed();
  }

  setAway(isAway: boolean): void {
    this.#isAway = isAway;
    this.#proceed();
  }

  /** Shows all that waits; where only bots play, all that they play from now on. */
  showAll(): void {
    if (this.#isBotsOnly()) this.#pace = 0;
    this.#catchUp();
  }

  handOver(): void {
    this.#turnTo(dropCurtain(this.#look));
  }

  /** Whoever takes the device is told what happened since they last had a turn. */
  takeSeat(): void {
    this.#arrived = this.#look.next;
    this.#turnTo(raiseCurtain(this.#look));
  }

  act(text: string): Promise<Refusal | undefined> {
    const { viewer } = this.#look;
    const owedSince = this.#shown.steps.at(-1)?.owedSince;
    if (typeof viewer !== 'number' || owedSince === undefined) return Promise.resolve(undefined);
    return this.host.act({ seat: viewer, key: freshKey(), owedSince, text });
  }

  undo(): Promise<Refusal | undefined> {
    const { viewer } = this.#look;
    const from = this.#shown.steps.at(-1)?.seq;
    if (typeof viewer !== 'number' || from === undefined) return Promise.resolve(undefined);
    return this.host.undo({ seat: viewer, key: freshKey(), from });
  }

  /** Everybody at this device agrees that all behind a line be taken back. */
  async takeBackByAll(to: number): Promise<Refusal | undefined> {
    const from = this.#shown.steps.at(-1)?.seq;
    if (from === undefined) return undefined;
    for (const seat of this.#company.persons) {
      const refused = await this.host.agree({ seat, key: freshKey(), from, to });
      if (refused) return refused;
    }
    return undefined;
  }

  /** No to what is asked, or no longer asked. */
  async decline(): Promise<Refusal | undefined> {
    const [seat] = this.#company.persons;
    return seat === undefined ? undefined : this.host.decline({ seat, key: freshKey() });
  }

  #isBotsOnly(): boolean {
    return this.#company.persons.length === 0;
  }

  #catchUp(beat = TOLD): void {
    const last = this.#feed(this.#look.viewer).steps.at(-1);
    if (last) this.#show(last);
    this.#beat = beat;
    this.#proceed();
  }

  #feed(viewer: Viewer): Feed {
    const known = this.#feeds.get(viewer);
    if (known) return known;
    const feed: Feed = { steps: this.#commonPast(), seen: -1 };
    // Before the first line comes in, which may be at once.
    this.#feeds.set(viewer, feed);
    feed.watch = this.host.watch(viewer, feed.steps.at(-1)?.seq ?? -1, (steps) => {
      const isOlder = (steps[0]?.seq ?? 0) < (feed.steps[0]?.seq ?? 0);
      if (isOlder) feed.steps.unshift(...steps);
      else feed.steps.push(...steps);
      if (viewer === this.#look.viewer) this.#proceed();
    });
    return feed;
  }

  /** Where nobody hides anything, all saw the same: what lies behind the present line need not come again. */
  #commonPast(): TableStep[] {
    if (!this.#company.isOpen) return [];
    const told = [...this.#feeds.values()].map(({ steps }) => steps);
    const longest = told.toSorted((one, other) => other.length - one.length)[0] ?? [];
    return longest.filter(({ seq }) => seq < this.#seq);
  }

  #turnTo(look: HotSeat): void {
    this.#look = look;
    this.#feed(look.viewer);
    this.#publish();
    this.#proceed();
  }

  /** Shows what is due, as one picture, and waits for what is not. */
  #proceed(): void {
    if (!this.#isOpen) return;
    this.#callOff?.();
    this.#callOff = undefined;
    this.#goBack();
    for (;;) {
      const { steps } = this.#feed(this.#look.viewer);
      const stands = this.#beats()[this.#beat];
      if (stands !== undefined) {
        // Who looks elsewhere is told when they are back.
        if (this.#isAway && this.#pace > 0) break;
        const wait = this.#beatAt + stands * this.#pace - this.#clock.now();
        if (wait > 0) {
          this.#callOff = this.#clock.later(wait, () => this.#proceed());
          break;
        }
        this.#beat += 1;
        this.#beatAt = this.#clock.now();
        continue;
      }
      if (!this.#timing) break;
      const next = steps.find(({ seq }) => seq > this.#seq);
      if (!next) {
        this.#tellSeen();
        break;
      }
      this.#show(next);
    }
    this.#publish();
  }

  /** How long each beat of the line on the table stands, for the one who looks. */
  #beats(): readonly number[] {
    const { viewer } = this.#look;
    const { steps } = this.#feed(viewer);
    const step = steps.find(({ seq }) => seq === this.#seq);
    return (step && this.#timing?.(step, viewer, steps)) ?? [];
  }

  /** To where the one who has arrived left off; what they may know has to be there first. */
  #goBack(): void {
    if (this.#arrived === undefined) return;
    const { steps } = this.#feed(this.#arrived);
    const here = steps.findIndex(({ seq }) => seq === this.#seq);
    if (here < 0) return;
    const from = recapFrom(steps.slice(0, here + 1), this.#arrived);
    this.#arrived = undefined;
    this.#recapTo = this.#seq;
    this.#seq = from;
    this.#beat = TOLD;
  }

  /** There was time to take in what lies on the table, whoever's eyes it is drawn for. */
  #tellSeen(): void {
    if (this.#isAway) return;
    this.#seen = this.#seq;
    for (const feed of this.#feeds.values()) {
      if (!feed.watch || feed.seen === this.#seen) continue;
      feed.seen = this.#seen;
      feed.watch.seen(this.#seen);
    }
  }

  #show(step: TableStep): void {
    this.#seq = step.seq;
    this.#beat = 0;
    this.#beatAt = this.#clock.now();
    // Nobody takes the device away from the one who is told what went before.
    if (step.seq <= this.#recapTo) return;
    const { viewer } = this.#look;
    this.#look = lookAfter(this.#look, step.turn, this.#company);
    if (this.#look.viewer !== viewer) this.#feed(this.#look.viewer);
  }

  #publish(): void {
    const feed = this.#feed(this.#look.viewer).steps;
    const count = feed.findLastIndex(({ seq }) => seq <= this.#seq) + 1;
    // A feed that has only begun to come in: what lay there stays until it has caught up.
    if (feed[count - 1]?.seq !== this.#seq) return;
    const isOver = feed[count - 1]?.turn.kind === 'over';
    const isAwaited = this.#isBotsOnly() && !isOver && this.#seen < this.#seq;
    const beat = this.#pace > 0 && this.#beat < this.#beats().length ? this.#beat : undefined;
    const isBehind = count < feed.length || isAwaited || beat !== undefined;
    const isRecap = this.#seq < this.#recapTo || (this.#seq === this.#recapTo && isBehind);
    const trouble = this.#trouble;
    const { steps, look } = this.#shown;
    const isSame =
      steps.length === count &&
      steps.at(-1) === feed[count - 1] &&
      this.#shown.beat === beat &&
      this.#shown.isBehind === isBehind &&
      this.#shown.isRecap === isRecap &&
      this.#shown.trouble === trouble;
    if (isSame && isSameLook(look, this.#look)) return;
    this.#shown = {
      look: this.#look,
      steps:
        steps.length === count && steps.at(-1) === feed[count - 1] ? steps : feed.slice(0, count),
      ...(beat === undefined ? {} : { beat }),
      isBehind,
      isRecap,
      ...(trouble ? { trouble } : {}),
    };
    this.#told.tell();
  }
}
