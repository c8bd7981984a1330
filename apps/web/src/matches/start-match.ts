/** A match that can be played at once: the reader against bots, with the game's own defaults. */
import { botName } from '@roundhouse/table';
import type { Title } from '@roundhouse/titles';
import { newMatch, type Sitter } from '../host/index.ts';

/** One person and easy bots, at the smallest table of the game. */
export function quickSitters(title: Title, person: string): readonly Sitter[] {
  const seats = Math.min(...title.seats);
  return Array.from({ length: seats }, (_, seat): Sitter => {
    const colour = title.colours?.[seat];
    const painted = colour === undefined ? {} : { colour };
    return seat === 0
      ? { kind: 'person', name: person, ...painted }
      : { kind: 'bot', name: botName(seat - 1), level: 'easy', ...painted };
  });
}

/** Answers the match's id. The defaults of a game are never refused. */
export async function playNow(title: Title, person: string): Promise<string> {
  const sitters = quickSitters(title, person);
  const match = await newMatch({ title: title.id, config: { seats: sitters.length }, sitters });
  if (typeof match !== 'string') throw new Error(`${title.id} refused its defaults: ${match.code}`);
  return match;
}
