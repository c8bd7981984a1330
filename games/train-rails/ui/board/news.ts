/** What can be read off two views: an attack that waits for its answer, one that came to nothing, another turn. */
import { cardIndex, type Frame, type View } from '../../src/index.ts';

type WindowFrame = Extract<Frame, { readonly type: 'window' }>;

/** The attack that waits for an answer. */
export function attackIn({ stack }: View): WindowFrame | undefined {
  const frame = stack.at(-1);
  return frame?.type === 'window' ? frame : undefined;
}

export function wasCancelled(before: View, view: View, { seat }: WindowFrame): boolean {
  const rebels = cardIndex('rebel');
  const isLaid = (view.discard[rebels] ?? 0) > (before.discard[rebels] ?? 0);
  const had = before.players[seat]?.actions ?? 0;
  return isLaid && (view.players[seat]?.actions ?? 0) < had;
}

/** Also where a player has one turn after another: then those who were to be skipped are free (TR-5.5). */
export function isNewTurn(before: View, view: View): boolean {
  if (before.player !== view.player) return true;
  const isFreed = view.players.some(({ marked }, seat) => !marked && before.players[seat]?.marked);
  return view.bonus && (!before.bonus || isFreed);
}
