/** What a box is made on: a title's drawn workbench. It gets a design and gives the next one; it judges nothing. */
import type { Language } from './words.ts';

export interface WorkbenchProps<Design> {
  readonly language: Language;
  /**
   * A box that is being made: every field is of its kind, and a list that has but one length has it. Yet it may have
   * faults: numbers out of bounds, lists too short, ids that lead nowhere.
   */
  readonly design: Design;
  /** The places where something is wrong: 'cities.3.value'; '' is all of it. They are marked. */
  readonly faults: ReadonlySet<string>;
  /** The place that is being looked at: 'cities.3'; undefined: none. It is marked, and brought into sight. */
  readonly selected: string | undefined;
  select(place: string | undefined): void;
  /** Steps of one name that follow each other are undone as one: a drag. Without a name each is one by itself. */
  change(next: Design, step?: string): void;
}

/** The small picture of a choice: goods, a shape, a kind of ground. */
export interface ChoiceMarkProps {
  /** The field, without numbers: 'cities.goods'. */
  readonly field: string;
  readonly value: string;
}

export interface SketchProps<Design> {
  readonly design: Design;
}

/** What a title brings to the workshop besides the form of its box. Its parts are methods, as those of a board. */
export interface Workbench<Design> {
  /** Fills the room that it is given, with its tools; pans and zooms by itself. */
  Bench(props: WorkbenchProps<Design>): unknown;
  /** The whole of a design, as small as a card. */
  Sketch?(props: SketchProps<Design>): unknown;
  /** To begin from nothing. It need not be free of faults. */
  blank(language: Language): Design;
  /** What one more entry of a list is, as it is put there by table; without it, what the form allows least. */
  entry?(design: Design, list: string, language: Language): unknown;
  /** What else changes with what was changed by table: routes go along when a city gets another id, or goes. */
  follow?(before: Design, after: Design): Design;
  /** What an entry is called: 'Amsterdam – Utrecht' for 'routes.3'. Without it, its name or its id. */
  called?(design: Design, place: string): string | undefined;
  /** By field without numbers ('routes.a'), the list whose ids may stand there: the table offers them. */
  readonly refers?: Readonly<Record<string, string>>;
  /** Fields that few need, or that are set by hand on the drawing ('cities.x'): beside it they stand behind a word. */
  readonly rare?: ReadonlySet<string>;
  ChoiceMark?(props: ChoiceMarkProps): unknown;
}
