/** The room says who sits where; its match hears of it as lines. Where a crash came in between, it hears later. */
import type { Room } from '@roundhouse/store';
import type { Sitter, Tables } from '@roundhouse/table';
import { sitterOf } from './seats.ts';

export async function alignSitters(tables: Tables, room: Room): Promise<void> {
  const table = await tables.table(room.id);
  // Nothing is drawn yet, and a line would draw.
  if (table.running.match.gathering || table.running.match.isOver) return;
  for (const [seat, holder] of room.seats.entries()) {
    const [sitter] = sitterOf(holder);
    const { sitters, clock } = table.running.match;
    // A bot that plays for somebody whose time ran out has not put him out of his seat.
    const now = clock?.standsInFor[seat] ?? sitters[seat];
    if (!sitter || (now && isSame(now, sitter))) continue;
    await table.reseat({ seat, sitter, key: `seat ${seat} of ${room.revision}` });
  }
}

function isSame(one: Sitter, other: Sitter): boolean {
  if (one.kind !== other.kind || one.name !== other.name) return false;
  return one.kind === 'person' || (other.kind === 'bot' && one.level === other.level);
}
