/** What a bot would do in your place, what else it weighed, and why. */
import { yourView, type Screen } from './screen.ts';

const MOST_SHOWN = 5;

export async function hintLines(screen: Screen): Promise<readonly string[]> {
  const { table, phrases, words } = screen;
  const { rules, you, place } = table;
  const view = yourView(screen);
  const { candidates, playouts } = await place.hint(you);
  const choices = candidates.flatMap(({ action: text, value, reason }) => {
    const action = rules.action.parse(text);
    if (!action) return [];
    return [{ choice: words.choice(action, view), value, said: words.reason?.(reason) ?? '' }];
  });
  const [best] = choices;
  if (!best) return [phrases.noHint];
  const shown = choices
    .slice(0, MOST_SHOWN)
    .map(({ choice, value, said }) =>
      playouts > 0 ? phrases.weighed(value, choice, said) : `  ${said}`,
    );
  return [phrases.hint(best.choice), ...shown.filter((text) => text.trim() !== '')];
}
