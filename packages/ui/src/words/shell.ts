/** What the pages around the tables say. */
import { inEveryLanguage } from '../words.ts';
import type { TablePage } from './table-page.ts';

export interface Shell {
  readonly product: string;
  readonly tagline: string;
  /** For search engines; `index.html` has it too, for those that run no scripts. */
  readonly description: string;
  readonly skip: string;
  readonly menu: {
    readonly label: string;
    readonly games: string;
    readonly tables: string;
    readonly rules: string;
    readonly settings: string;
    readonly language: string;
  };
  /** What the language calls itself. */
  readonly ownName: string;
  readonly loading: string;
  readonly lost: {
    readonly title: string;
    readonly text: string;
    readonly home: string;
  };
  readonly failed: {
    readonly title: string;
    readonly text: string;
    readonly again: string;
    readonly detail: string;
  };
  players(count: number): string;
  playersFrom(least: number, most: number): string;
  /** Who has given no name, where names stand: at the seats and in tables. */
  readonly guest: string;
  list(names: readonly string[]): string;
  readonly home: {
    readonly headline: string;
    readonly lead: string;
    readonly playNow: string;
    readonly friends: string;
    readonly whichGame: string;
    againstBots(bots: number): string;
    readonly notNow: string;
    readonly openRecord: string;
    readonly continue: string;
    allTables(count: number): string;
    readonly setUp: string;
    setUpTitle(name: string): string;
    readonly rules: string;
    rulesOf(name: string): string;
    readonly ownDrawing: string;
    readonly sources: string;
  };
  readonly matches: {
    readonly over: string;
    readonly yourTurn: string;
    toMove(names: string): string;
    readonly justNow: string;
    readonly others: string;
    readonly gathers: string;
  };
  readonly tables: {
    readonly title: string;
    readonly lead: string;
    readonly running: string;
    readonly over: string;
    readonly none: string;
    readonly begin: string;
    deleteWith(names: string): string;
    readonly broken: string;
    readonly problems: {
      readonly newer: string;
      readonly unusable: string;
    };
    readonly save: string;
    readonly deleteBroken: string;
    readonly sure: string;
  };
  readonly setup: {
    readonly title: string;
    readonly players: string;
    readonly howMany: string;
    playerName(seat: number): string;
    nameOf(seat: number): string;
    whoPlays(seat: number): string;
    readonly person: string;
    readonly bot: string;
    levelOf(seat: number): string;
    readonly levels: {
      readonly random: string;
      readonly easy: string;
      readonly normal: string;
      readonly hard: string;
      readonly expert: string;
    };
    readonly colour: string;
    colourOf(seat: number, colour: string): string;
    readonly options: string;
    readonly mapNote: string;
    readonly mapChoose: string;
    mapChosen(file: string): string;
    readonly mapDrop: string;
    readonly mapUnreadable: string;
    mapFaults(count: number): string;
    readonly seed: string;
    readonly seedNote: string;
    readonly seedName: string;
    readonly begin: string;
  };
  readonly rules: {
    readonly games: string;
    titleOf(name: string): string;
    readonly search: string;
    found(count: number): string;
    readonly chapters: string;
    readonly sources: string;
    readonly ruling: string;
  };
  readonly learn: {
    readonly name: string;
    titleOf(name: string): string;
  };
  readonly open: {
    readonly title: string;
    readonly opening: string;
    readonly bad: string;
    readonly badText: string;
    readonly home: string;
  };
  readonly settings: {
    readonly title: string;
    readonly lead: string;
    readonly back: string;
    readonly on: string;
    readonly off: string;
    readonly name: string;
    readonly nameNote: string;
    readonly language: string;
    readonly theme: string;
    readonly themes: {
      readonly system: string;
      readonly light: string;
      readonly dark: string;
    };
    readonly palette: string;
    readonly paletteNote: string;
    readonly palettes: {
      readonly first: string;
      readonly second: string;
    };
    readonly text: string;
    readonly textNote: string;
    readonly texts: {
      readonly normal: string;
      readonly large: string;
      readonly largest: string;
    };
    readonly motion: string;
    readonly motionNote: string;
    readonly motions: {
      readonly slow: string;
      readonly normal: string;
      readonly quick: string;
      readonly off: string;
    };
    readonly pace: string;
    readonly paceNote: string;
    readonly paces: {
      readonly slow: string;
      readonly normal: string;
      readonly quick: string;
      readonly once: string;
    };
    readonly sound: string;
    readonly soundNote: string;
    readonly offline: string;
    readonly offlineNote: string;
    readonly keep: string;
    keepGame(name: string): string;
    readonly keeping: string;
    readonly kept: string;
    readonly notKept: string;
    readonly confirm: string;
    readonly confirmNote: string;
    readonly coach: string;
    readonly coachNote: string;
    readonly sample: string;
    readonly looks: string;
    readonly plays: string;
  };
  readonly colours: {
    readonly white: string;
    readonly grey: string;
    readonly green: string;
    readonly yellow: string;
    readonly red: string;
    readonly blue: string;
    readonly brown: string;
    readonly burgundy: string;
    readonly natural: string;
    readonly purple: string;
    readonly pink: string;
    readonly orange: string;
    readonly black: string;
  };
  readonly table: TablePage;
}

export const SHELL = await inEveryLanguage<Shell>((language) => import(`./${language}/shell.ts`));
