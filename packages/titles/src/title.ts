/** What everybody outside games/ may know of a game: its names, and how to load its parts. */
import type { Brain, Exploits, Gauge } from '@roundhouse/bots';
import type { BoardParts } from '@roundhouse/ui/board';
import type { PieceColour } from '@roundhouse/ui/colours';
import type { Face } from '@roundhouse/ui/face';
import type { Lesson } from '@roundhouse/ui/lesson';
import type { Pictures } from '@roundhouse/ui/picture';
import type { TerminalStyle } from '@roundhouse/ui/terminal';
import type { Unused } from '@roundhouse/ui/unused';
import type { Box, Language, Words } from '@roundhouse/ui/words';
import type { Workbench } from '@roundhouse/ui/workbench';
import type { AnyGame, Playable } from './playable.ts';

export type AnyWords = Words<AnyGame['view'], AnyGame['action'], AnyGame['event']>;

/** A method, not a function type: a game's own view type is narrower than the common one. */
export interface Terminal {
  draw(view: AnyGame['view'], style: TerminalStyle): string;
}

/** Their parts are methods, as in Terminal. */
export type AnyBoard = BoardParts<AnyGame['view'], AnyGame['action'], AnyGame['event']>;

export type AnyWorkbench = Workbench<object>;

/** A game's cover: a component without props, 360 x 550 units, the subject between y 75 and 345. */
export interface AnyCover {
  Cover(): unknown;
}
export type AnyFace = Face<AnyGame['view'], AnyGame['action'], AnyGame['event']>;

/** Each part is loaded when it is first needed: listing the titles loads no game. */
export interface Title extends Playable {
  /** As its publisher prints it; a language may call it otherwise. */
  readonly names: Readonly<Record<Language, string>>;
  readonly seats: readonly number[];
  /** The colours that players' pieces come in, by seat; none where pieces are told apart otherwise. */
  readonly colours?: readonly PieceColour[];
  /** What the game knows about playing itself: all levels of bots are made from it. */
  brain(): Promise<Brain<AnyGame>>;
  /** How its games are measured in a trial run of a box. */
  gauge?(): Promise<Gauge<AnyGame>>;
  /** What a trial run says of parts of the box that were never used. */
  unused?(): Promise<Readonly<Record<Language, Unused>>>;
  /** Simple strategies that its levels are measured by; nobody is offered them. */
  exploits?(): Promise<Exploits<AnyGame>>;
  /** Where the weights for so many seats lie; the file is there only if a net was trained. */
  weights(seats: number): URL;
  /** What its box says outside: a small part of its words. */
  box(): Promise<Readonly<Record<Language, Box>>>;
  words(): Promise<Readonly<Record<Language, AnyWords>>>;
  terminal(): Promise<Terminal>;
  /** The picture on the box. */
  cover?(): Promise<AnyCover>;
  /** How the game shows itself besides its sentences; its text twin first of all. */
  face(): Promise<AnyFace>;
  /** The drawn board. A game without one is played through its text twin. */
  board?(): Promise<AnyBoard>;
  /** Where a box of somebody's own is made by hand; without it, by table alone. */
  workbench?(): Promise<AnyWorkbench>;
  /** A guided first game. */
  lesson?(): Promise<Lesson>;
  /** Where its puzzles lie, packed; the file is there only if some were made. */
  puzzles?(): URL;
  /** The game's rules as numbered Markdown. */
  rulebook?(language: Language): URL;
  /** The drawn examples in its rulebook. */
  pictures?(): Promise<Pictures>;
}
