/** How a sentence names people. The one who reads is 'you', in the form that the sentence asks for. */
import { inEveryLanguage, type Language, type Who } from './words.ts';

/** Called with a seat it gives the subject of a sentence: 'Anna', 'you', 'jij'. */
export interface Persons {
  (seat: number): string;
  /** After a preposition or as an object: 'Anna', 'you', 'jou'. */
  whom(seat: number): string;
  /** What belongs to somebody: 'Anna’s pawn', 'your pawn', 'jouw pion'. */
  whose(seat: number, thing: string): string;
  /** The verb where its form depends on the subject: 'has' for Anna, 'have' for you. */
  verb(seat: number, others: string, yours: string): string;
}

export interface Forms {
  readonly subject: string;
  readonly object: string;
  yours(thing: string): string;
  of(name: string, thing: string): string;
  /** Where nobody has a name: 'player 2'. */
  numbered(seat: number): string;
}

const FORMS = await inEveryLanguage<Forms>((language) => import(`./words/${language}/person.ts`));

export function personsIn(language: Language, who: Who): Persons {
  const { subject, object, yours, of } = FORMS[language];
  const { you } = who;
  return Object.assign((seat: number) => (seat === you ? subject : who(seat)), {
    whom: (seat: number) => (seat === you ? object : who(seat)),
    whose: (seat: number, thing: string) => (seat === you ? yours(thing) : of(who(seat), thing)),
    verb: (seat: number, others: string, own: string) => (seat === you ? own : others),
  });
}

/** Everybody by number, where nobody has a name. */
export function numberedIn(language: Language): Who {
  return FORMS[language].numbered;
}

/** Everybody by name, and one of them, if any, as the one who reads. */
export function naming(nameOf: (seat: number) => string, you: number | undefined): Who {
  return Object.assign((seat: number) => nameOf(seat), you === undefined ? {} : { you });
}
