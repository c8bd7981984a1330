/** A table before the game begins: who sits where, what was agreed. Plain data and what may change it. */
import type { Level } from '@roundhouse/bots';
import { botName, type Pace } from '@roundhouse/table';
import type { Title } from '@roundhouse/titles';
import type { PieceColour } from '@roundhouse/ui/colours';
import type { NewMatch, Sitter } from '../../host/table-host.ts';

export interface Chair {
  readonly kind: Sitter['kind'];
  /** As it was typed; empty: called by the number of the seat. */
  readonly name: string;
  readonly level: Level;
  readonly colour?: PieceColour;
}

export interface Draft {
  readonly chairs: readonly Chair[];
  readonly options: Readonly<Record<string, string>>;
  readonly seed: string;
  /** Undefined: everybody takes his time. */
  readonly pace?: Pace | undefined;
  /** A box of somebody's own: the name of its file, and where in a config it lies. */
  readonly box?: { readonly file: string; readonly field: string; readonly data: unknown };
}

/** What each part of the page is given. */
export interface DraftProps {
  readonly title: Title;
  readonly draft: Draft;
  onChange(draft: Draft): void;
}

/** The first seat is a person's, the others are bots. */
function chairAt(title: Title, seat: number, person: string, level: Level): Chair {
  const colour = title.colours?.[seat];
  return {
    ...(seat === 0 ? { kind: 'person', name: person } : { kind: 'bot', name: botName(seat - 1) }),
    level,
    ...(colour === undefined ? {} : { colour }),
  };
}

export function firstDraft(title: Title, person: string, level: Level): Draft {
  const seats = Math.min(...title.seats);
  return {
    chairs: Array.from({ length: seats }, (_, seat) => chairAt(title, seat, person, level)),
    options: {},
    seed: '',
  };
}

/** Keeps who sits already; new chairs take colours that are left. */
export function withSeats(draft: Draft, title: Title, seats: number): Draft {
  const chairs = draft.chairs.slice(0, seats);
  while (chairs.length < seats) {
    const level = chairs.at(-1)?.level ?? 'normal';
    const { colour: _, ...chair } = chairAt(title, chairs.length, '', level);
    const colour = title.colours?.find((one) => chairs.every((other) => other.colour !== one));
    chairs.push(colour === undefined ? chair : { ...chair, colour });
  }
  return { ...draft, chairs };
}

export function withChair(draft: Draft, seat: number, change: Partial<Chair>): Draft {
  const chairs = draft.chairs.map((chair, at) => (at === seat ? { ...chair, ...change } : chair));
  return { ...draft, chairs };
}

/** A bot gets a bot's name, a person one of their own. */
export function withKind(draft: Draft, seat: number, kind: Sitter['kind']): Draft {
  const name = kind === 'bot' ? botName(seat === 0 ? draft.chairs.length - 1 : seat - 1) : '';
  return withChair(draft, seat, { kind, name });
}

/** Whoever had the colour takes the one that is given up. */
export function withColour(draft: Draft, seat: number, colour: PieceColour): Draft {
  const given = draft.chairs[seat]?.colour;
  const holder = draft.chairs.findIndex((chair) => chair.colour === colour);
  const swapped = holder < 0 || !given ? draft : withChair(draft, holder, { colour: given });
  return withChair(swapped, seat, { colour });
}

/** What is agreed on besides the seats. */
export function agreedIn({ options, box }: Draft): Readonly<Record<string, unknown>> {
  return box ? { ...options, [box.field]: box.data } : options;
}

/** What the host is asked for. */
export function matchOf(draft: Draft, title: Title, named: (seat: number) => string): NewMatch {
  const seed = draft.seed.trim();
  return {
    title: title.id,
    config: {
      ...agreedIn(draft),
      seats: draft.chairs.length,
    },
    sitters: draft.chairs.map(({ kind, name, level, colour }, seat): Sitter => {
      const called = { name: name.trim() === '' ? named(seat) : name.trim() };
      const painted = colour === undefined ? called : { ...called, colour };
      return kind === 'person' ? { kind, ...painted } : { kind, level, ...painted };
    }),
    ...(seed === '' ? {} : { seed }),
    ...(draft.pace ? { pace: draft.pace } : {}),
  };
}
