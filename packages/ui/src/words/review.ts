/** What is said after the end, and what is kept beside a table. */
export interface Review {
  readonly notes: {
    readonly title: string;
    of(name: string): string;
    readonly lead: string;
    readonly empty: string;
    readonly full: string;
  };
  /** What nobody takes back alone; `All` where several persons share the device. */
  readonly back: {
    readonly open: string;
    readonly title: string;
    readonly lead: string;
    readonly leadAll: string;
    readonly note: string;
    readonly agree: string;
    readonly agreeAll: string;
    readonly ask: string;
  };
  readonly seats: {
    readonly title: string;
    readonly lead: string;
    readonly person: string;
    whoPlays(name: string): string;
  };
  /** Where somebody's own best and worst moves stand. */
  readonly own: string;
  ownOf(name: string): string;
  readonly best: string;
  readonly worst: string;
  readonly noWorst: string;
  noWorstOf(name: string): string;
  readonly table: string;
  /** Nothing that was played made a difference. */
  readonly noTurns: string;
  /** Stops the expert: what is known by then is shown. */
  readonly enough: string;
  /** How many of a hundred parts the expert has looked through. */
  progress(part: number): string;
  readonly trials: string;
  rose(name: string): string;
  readonly youRose: string;
  fell(name: string): string;
  readonly youFell: string;
  wins(name: string, count: number): string;
  youWin(count: number): string;
  would(name: string, count: number): string;
  youWould(count: number): string;
  readonly played: string;
  readonly better: string;
  readonly other: string;
  /** A reason speaks to the one who had the move. */
  saidTo(name: string, reason: string): string;
  readonly nothingBetter: string;
  readonly onBoard: string;
  readonly toResult: string;
  myGames(title: string): string;
  against(level: string): string;
  won(won: number, count: number): string;
  total(count: number, won: number): string;
  average(place: string): string;
  nudge(won: number, count: number, level: string, next: string): string;
  tryNext(level: string): string;
  readonly share: string;
  readonly shared: string;
  pictureOf(title: string): string;
  readonly stepBack: string;
  readonly stepOn: string;
  readonly moment: string;
}
