/** What others did in a match, and chance: what somebody in the first seat must be told of. */
import { extend, isRefusal, parseRecord, startMatch } from '@roundhouse/engine';
import { titleOf, type AnyGame } from '@roundhouse/titles';

interface Expected {
  readonly seq: number;
  readonly at: number;
  readonly type: string;
  /** What a card that was drawn ends is the end of all, and lies nowhere. */
  readonly isNobodys: boolean;
}

const seatOf = (event: AnyGame['event']): unknown => ('seat' in event ? event.seat : undefined);

const who = (seat: number): string => `seat ${seat}`;

interface Happened {
  /** Whatever has a sentence, of the others and of chance: more than what changes points, money, pieces or cards. */
  readonly events: readonly Expected[];
  /** Lines of others that changed something of somebody, and say nothing. */
  readonly silent: readonly string[];
}

/** From the record alone. */
export async function happened(text: string): Promise<Happened> {
  const record = parseRecord(text);
  const title = titleOf(record.title);
  if (!title) throw new Error(record.title);
  const [rules, words, face] = await Promise.all([title.rules(), title.words(), title.face()]);
  const config = rules.configure(record.config);
  if (isRefusal(config)) throw new Error(config.code);
  const match = startMatch(rules, config, record.match);
  const events: Expected[] = [];
  const silent: string[] = [];
  let before = rules.view(match.state, 0);
  for (const line of record.lines) {
    const step = extend(match, line);
    if (isRefusal(step)) throw new Error(step.code);
    const after = rules.view(match.state, 0);
    const seen = step.events.flatMap((event) => rules.redact(event, 0) ?? []);
    const told = seen.flatMap((event, at) =>
      words.en.event(event, who) === undefined ? [] : [{ seq: step.seq, at, event }],
    );
    const isOthers = (line.kind === 'act' && line.seat !== 0) || line.kind === 'chance';
    const changes = face.changes(before, after, { language: 'en', who });
    if (isOthers && changes.length > 0 && told.length === 0) {
      silent.push(`${step.seq} ${changes.map(({ of, what, by }) => `${of} ${what} ${by}`).join()}`);
    }
    const isEnd = line.kind === 'chance' && rules.turn(match.state).kind === 'over';
    for (const { seq, at, event } of isOthers ? told : []) {
      const isNobodys = isEnd && seatOf(event) === undefined;
      if (line.kind === 'chance' && seatOf(event) === 0) continue;
      events.push({ seq, at, type: event.type, isNobodys });
    }
    before = after;
  }
  return { events, silent };
}
