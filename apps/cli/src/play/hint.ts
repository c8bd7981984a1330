/** What a bot would do in your place, what else it weighed, and why. */
import { adviceOn } from '@roundhouse/ui/advice';
import { readerAt, yourView, type Screen } from './screen.ts';

export async function hintLines(screen: Screen): Promise<readonly string[]> {
  const { table, phrases, words } = screen;
  const { rules, you, place } = table;
  const who = readerAt(table);
  const view = yourView(screen);
  const { candidates } = await place.hint(you);
  const choices = candidates.flatMap(({ action: text, wins }, at) => {
    const action = rules.action.parse(text);
    if (!action) return [];
    return [
      { choice: words.choice(action, view, who), wins, said: adviceOn(words, candidates, at, who) },
    ];
  });
  const [best] = choices;
  if (!best) return [phrases.noHint];
  const shown = choices.map(({ choice, wins, said }) =>
    wins === undefined ? `  ${said}` : phrases.weighed(wins, choice, said),
  );
  return [phrases.hint(best.choice), ...shown.filter((text) => text.trim() !== '')];
}
