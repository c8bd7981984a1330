/** What one view has that the one before it had not, as far as nobody should miss it. */
import { cardIndex, type Event, type Frame, type View } from '../../src/index.ts';
import { placesOf } from './pawn-places.ts';
import { rolledBetween } from './last-roll.ts';

/** Told in the words that the log has for it. */
export type News = Extract<
  Event,
  {
    readonly type:
      | 'cancelled'
      | 'foul'
      | 'due'
      | 'left'
      | 'tested'
      | 'reversed'
      | 'turn'
      | 'marked'
      | 'skipped'
      | 'rolled';
  }
>;

export type WindowFrame = Extract<Frame, { readonly type: 'window' }>;

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

const has = (view: View, type: Frame['type']): boolean =>
  view.stack.some((frame) => frame.type === type);

/** Also where a player has one turn after another: then those who were to be skipped are free (TR-5.5). */
export function isNewTurn(before: View, view: View): boolean {
  if (before.player !== view.player) return true;
  const isFreed = view.players.some(({ marked }, seat) => !marked && before.players[seat]?.marked);
  return view.bonus && (!before.bonus || isFreed);
}

/** The most striking of it; undefined: nothing that a glance would not tell. */
export function newsBetween(before: View, view: View): News | undefined {
  const attack = attackIn(before);
  if (attack && !attackIn(view) && wasCancelled(before, view, attack)) {
    return { type: 'cancelled', seat: attack.seat, attack: attack.attack };
  }
  return penalties(before, view) ?? turns(before, view) ?? boarding(before, view);
}

function penalties(before: View, view: View): News | undefined {
  const { player } = before;
  if (has(view, 'reseat') && !has(before, 'reseat')) {
    return { type: 'foul', seat: player, rule: 'TR-8.2' };
  }
  if (has(view, 'pay') && !has(before, 'pay')) {
    return { type: 'due', seat: view.player, victims: [] };
  }
  const [cell] = placesOf(before, player).filter(
    (place) => !placesOf(view, player).includes(place),
  );
  if (has(before, 'pay') && !has(view, 'pay') && cell !== undefined) {
    return { type: 'left', seat: player, cell, by: 'payment' };
  }
  if (isUpassFoul(before, view)) return { type: 'foul', seat: player, rule: 'TR-8.1' };
  for (const [seat, { counter, blockers }] of view.players.entries()) {
    const counted = before.players[seat]?.counter ?? 0;
    if (counter > counted) return { type: 'tested', seat, counter, blockers };
  }
  return undefined;
}

/** The pawn in the aisle has gone, and to no seat, though nobody else did anything. */
function isUpassFoul(before: View, view: View): boolean {
  const { player } = before;
  const [was, now] = [before.players[player], view.players[player]];
  return (
    before.stack.at(-1)?.type === 'free' &&
    player === view.player &&
    typeof was?.aisle === 'string' &&
    now?.aisle === null &&
    now.sitting.length === was.sitting.length
  );
}

function turns(before: View, view: View): News | undefined {
  if (before.direction !== view.direction && before.player >= 0) {
    return { type: 'reversed', seat: view.player, direction: view.direction };
  }
  if (view.bonus && isNewTurn(before, view)) {
    return { type: 'turn', seat: view.player, bonus: true };
  }
  for (const [seat, { marked }] of view.players.entries()) {
    const was = before.players[seat]?.marked ?? false;
    if (marked && !was) return { type: 'marked', seat, by: view.player };
    if (was && !marked && view.player !== before.player) return { type: 'skipped', seat };
  }
  return undefined;
}

function boarding(before: View, view: View): News | undefined {
  const face = rolledBetween(before, view);
  const door = before.players[before.player]?.waiting?.door;
  return face && door !== undefined
    ? { type: 'rolled', seat: before.player, door, face }
    : undefined;
}
