import { useTitle } from '../app/page.tsx';
import { useBox } from '../app/title-parts.ts';
import { usePlay } from './play/play-context.tsx';
import { useTable } from './table-context.tsx';

/** What the browser's tab says: the game, and whether somebody here is waited for. */
export function TabTitle(): null {
  const { title, tell, say, persons } = useTable();
  const { shown, live } = usePlay();
  const { short: name } = useBox(title);
  const { look, isBehind } = shown;
  const seat = look.next ?? (typeof look.viewer === 'number' ? look.viewer : undefined);
  const isAwaited = !isBehind && (look.next !== undefined || live?.owedSince !== undefined);
  // Where several persons share a device, 'your' is anybody's.
  const turn = persons.length > 1 && seat !== undefined ? say.turnOf(tell.who(seat)) : say.yourTurn;
  useTitle(isAwaited ? `${turn} - ${name}` : name);
  return null;
}
