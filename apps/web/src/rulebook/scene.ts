/** What a drawn example shows: the position after its lines, what may be done there, and what was touched. */
import { extend, isRefusal, parseLine, startMatch, type Rules } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/titles';
import { linesOf } from '@roundhouse/ui/lesson';
import { leftAfter, type Pictures } from '@roundhouse/ui/picture';
import { previewOf } from '@roundhouse/table';

export interface Scene {
  readonly seat: number;
  readonly view: AnyGame['view'];
  readonly legal: readonly AnyGame['action'][];
  readonly left: readonly AnyGame['action'][];
  /** The position after the one action that is left. */
  readonly after?: AnyGame['view'];
}

/** Throws where the script can't be played, or where nothing can be touched like that. */
export function sceneOf(rules: Rules<AnyGame>, pictures: Pictures, id: string): Scene {
  const picture = pictures.pictures[id];
  const config = rules.configure(pictures.config);
  if (!picture || isRefusal(config)) throw new Error(`there is no picture ${id}`);
  const match = startMatch(rules, config, 'picture');
  const lines = linesOf(pictures.script);
  if (picture.at > lines.length) throw new Error(`${id}: the script has ${lines.length} lines`);
  for (const text of lines.slice(0, picture.at)) {
    const line = parseLine(text);
    const step = line && extend(match, line);
    if (!step || isRefusal(step)) throw new Error(`${id}: '${text}' can't be played`);
  }
  const { seat, touched } = picture;
  const legal = rules.legal(match.state, seat);
  const kept = new Set(leftAfter(legal.map(rules.action.format), touched));
  const left = legal.filter((action) => kept.has(rules.action.format(action)));
  const [only] = left;
  if (!only) throw new Error(`${id}: ${touched ?? 'nothing'} can't be touched`);
  const preview = left.length === 1 ? previewOf(match, seat, rules.action.format(only)) : undefined;
  return {
    seat,
    view: rules.view(match.state, seat),
    legal,
    left,
    ...(preview && !isRefusal(preview) ? { after: preview.after } : {}),
  };
}
