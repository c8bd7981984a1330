/** The matches of a session: made new, or loaded in the middle. */
import {
  commitment,
  fairDraw,
  isRefusal,
  openMatch,
  readState,
  seedFromText,
  settle,
  startMatch,
  type Draw,
  type Json,
  type Match,
  type Refusal,
  type Rules,
  type Turn,
} from '@roundhouse/engine';
import { TITLES, titleOf, type AnyGame, type AnyWords, type Title } from '@roundhouse/titles';
import { sentence } from '../setup.ts';
import { Fault, needText, needWhole, seedIn, type Fields } from './protocol.ts';

export interface Held {
  readonly title: Title;
  readonly rules: Rules<AnyGame>;
  readonly words: AnyWords;
  readonly match: Match<AnyGame>;
  /** Only with a seed: then chance resolves itself. */
  readonly draw: Draw | undefined;
  readonly seed: string | undefined;
  /** Whether its lines begin at the set-up, so that they make a record. */
  readonly isWhole: boolean;
}

export function turnOf({ rules, match }: Held): Turn {
  return rules.turn(match.state);
}

export function seatIn(fields: Fields, { match }: Held): number {
  return needWhole(fields, 'seat', 0, match.config.seats - 1);
}

export function asFault(words: AnyWords, refused: Refusal): Fault {
  return new Fault(refused.code, sentence(words, 'en', refused), refused.rule);
}

/** One name in all records, so that a seed deals the same match however many there are. */
const MATCH = 'engine';

interface Opening {
  readonly title: Title;
  readonly rules: Rules<AnyGame>;
  readonly words: AnyWords;
  readonly config: AnyGame['config'];
  readonly seed: string | undefined;
}

async function opening(fields: Fields): Promise<Opening> {
  const id = needText(fields, 'title');
  const title = titleOf(id);
  if (!title) {
    const known = TITLES.map((each) => each.id).join(', ');
    throw new Fault('no-such-title', `there is no title '${id.slice(0, 60)}'; there are ${known}`);
  }
  const [rules, { en: words }] = await Promise.all([title.rules(), title.words()]);
  const config = rules.configure(fields.get('config'));
  if (isRefusal(config)) throw asFault(words, config);
  const text = seedIn(fields);
  const seed = text === undefined ? undefined : seedFromText(text);
  return { title, rules, words, config, seed };
}

function drawOf({ title, seed }: Opening): Draw | undefined {
  if (seed === undefined) return undefined;
  return fairDraw({ title: title.id, match: MATCH, seed, salts: [] });
}

export async function newMatch(fields: Fields): Promise<Held> {
  const opened = await opening(fields);
  const draw = drawOf(opened);
  const match = startMatch(opened.rules, opened.config, MATCH);
  settle(match, draw);
  return { ...opened, match, draw, isWhole: true };
}

export async function loadedMatch(fields: Fields): Promise<Held> {
  const opened = await opening(fields);
  const { rules, config } = opened;
  const draw = drawOf(opened);
  const state = readState(rules, config, fields.get('state') ?? null);
  if (isRefusal(state)) throw asFault(opened.words, state);
  const match = openMatch(rules, config, MATCH, { after: 0, state, draws: {} });
  settle(match, draw);
  return { ...opened, match, draw, isWhole: false };
}

export interface Header {
  readonly commit?: string;
  readonly seed?: string;
  readonly config: Json;
}

export function headerOf({ seed, match }: Held): Header {
  const config = match.config as unknown as Json;
  if (seed === undefined) return { config };
  const { rules, id } = match;
  return { config, commit: commitment({ title: rules.title, match: id, config, seed }), seed };
}
