/** Whether sentences that tell the reader as 'you' have the right forms, for the tests of every game's words. */
import { naming } from '../src/person.ts';
import type { Language, Who } from '../src/words.ts';
import { CHECKS } from '../src/words/checks.ts';

/** Names that no word contains. */
const NAMES = ['Qanna', 'Qbram', 'Qcees', 'Qdaan', 'Qelse', 'Qfien'];

/** What is wrong with the forms of 'you' in a sentence; empty: nothing. */
export function formFaults(language: Language, sentence: string): readonly string[] {
  return CHECKS[language].wrongForms.flatMap((wrong) => wrong.exec(sentence)?.[0] ?? []);
}

/**
 * Tells every event to every seat as the reader and finds wrong forms, and the reader's own name where
 * the sentence should have said 'you'.
 */
export function agreementFaults<Event extends { readonly type: string }>(
  language: Language,
  tell: (event: Event, who: Who) => string | undefined,
  events: readonly Event[],
): readonly string[] {
  const faults = new Set<string>();
  for (const event of events) {
    for (const [you, name] of NAMES.entries()) {
      const said =
        tell(
          event,
          naming((seat) => NAMES[seat] ?? '?', you),
        ) ?? '';
      const wrong = [...formFaults(language, said), ...(said.includes(name) ? [name] : [])];
      for (const each of wrong) faults.add(`${event.type}: '${each}' in '${said}'`);
    }
  }
  return [...faults];
}
