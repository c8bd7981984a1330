/**
 * A whole random match as one text that shows everything visible at each step: whose turn it is, what
 * may be done, what was done, what each viewer is told and sees change. Kept in files, so that a diff
 * in review shows what a change of the rules did.
 */
import {
  canonicalJson,
  hashOf,
  seededRng,
  type GameTypes,
  type Rules,
  type Turn,
  type Viewer,
} from '../src/index.ts';
import { sameBytes } from './compare.ts';
import { seatsOf } from './probe.ts';
import { applyMove, lineOf, randomMove, type Move } from './random-match.ts';

export interface PlaythroughOptions<G extends GameTypes> {
  /** Longer lists of actions and of changes are cut, and stand with their hash. */
  readonly width?: number;
  /** Who chooses; random, by type first, unless given. */
  readonly choose?: (state: G['state']) => Move<G> | undefined;
}

const WIDTH = 400;
const DIGITS = 8;

export function playthrough<G extends GameTypes>(
  rules: Rules<G>,
  config: G['config'],
  seed: string | number,
  { width = WIDTH, choose }: PlaythroughOptions<G> = {},
): string {
  const rng = seededRng(seed);
  const state = rules.setup(config);
  const viewers: readonly Viewer[] = ['all', null, ...seatsOf({ config })];
  let views = viewers.map((viewer) => rules.view(state, viewer));
  const out = [`title ${rules.title}`, `rules ${rules.version}`, `config ${canonicalJson(config)}`];
  out.push(`seed ${seed}`, '', `start ${canonicalJson(views[0])}`);
  for (let line = 1; ; line++) {
    const turn = rules.turn(state);
    if (turn.kind === 'over') break;
    out.push('', `${turnText(turn)}  ${short(hashOf(state))}`);
    out.push(...choicesText(rules, state, turn, width));
    const move = choose ? choose(state) : randomMove(rules, state, rng);
    if (move === undefined) break;
    const events: G['event'][] = [];
    const made = lineOf(rules, move);
    applyMove(rules, state, move, (event) => events.push(event));
    out.push(`${line}> ${'seat' in made ? made.seat : '*'} ${'text' in made ? made.text : ''}`);
    for (const event of events) {
      const told = viewers.map((viewer) => rules.redact(event, viewer));
      const texts = told.map((each) => (each ? canonicalJson(each) : 'nothing'));
      out.push(...byViewer('tells', viewers, texts));
    }
    const next = viewers.map((viewer) => rules.view(state, viewer));
    const seen = next.map((view, i) => cut(changes(views[i], view, '').join('; '), width));
    out.push(...byViewer('shows', viewers, seen));
    views = next;
  }
  out.push(
    '',
    `over  ${short(hashOf(state))}`,
    `outcome ${canonicalJson(rules.outcome(state) ?? null)}`,
  );
  out.push(`end ${canonicalJson(views[0])}`, '');
  return out.join('\n');
}

function short(hash: string): string {
  return hash.slice(0, DIGITS);
}

function cut(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, width)}... ${short(hashOf(text))}`;
}

function turnText(turn: Turn): string {
  if (turn.kind === 'act') return `act ${turn.seats.join(' ')}${turn.forced ? ' forced' : ''}`;
  return turn.kind === 'chance' ? `chance ${turn.pool}` : 'over';
}

/** What can happen, folded: one line for each acting seat, or for the draw. */
function choicesText<G extends GameTypes>(
  rules: Rules<G>,
  state: G['state'],
  turn: Turn,
  width: number,
): readonly string[] {
  if (turn.kind === 'over') return [];
  if (turn.kind === 'chance') {
    const list = rules.chances(state);
    const texts = list.map(({ chance, weight }) => `${rules.chance.format(chance)} x${weight}`);
    return [`  may ${cut(fold(texts), width)}`];
  }
  return turn.seats.map((seat) => {
    const texts = rules.legal(state, seat).map((action) => rules.action.format(action));
    return `  ${seat} may (${texts.length}) ${cut(fold(texts), width)}`;
  });
}

/** `bid 3, bid 4, bid 5, pass` as `bid 3..5, pass`: texts that differ in the last word only, together. */
export function fold(texts: readonly string[]): string {
  const groups = new Map<string, string[]>();
  for (const text of texts) {
    const at = text.lastIndexOf(' ');
    const stem = at < 0 ? text : text.slice(0, at);
    const ends = groups.get(stem) ?? [];
    if (at >= 0) ends.push(text.slice(at + 1));
    groups.set(stem, ends);
  }
  const parts = [...groups].map(([stem, ends]) => (ends.length ? `${stem} ${runs(ends)}` : stem));
  return parts.join(', ');
}

/** Whole numbers that follow each other, as `3..5`. */
function runs(ends: readonly string[]): string {
  const parts: string[] = [];
  for (let i = 0; i < ends.length;) {
    let j = i;
    while (j + 1 < ends.length && Number(ends[j + 1]) === Number(ends[j]) + 1) j++;
    parts.push(j > i + 1 ? `${ends[i]}..${ends[j]}` : ends.slice(i, j + 1).join('|'));
    i = j + 1;
  }
  return parts.join('|');
}

/** One line where all get the same, else one for each group that does. */
function byViewer(
  verb: string,
  viewers: readonly Viewer[],
  texts: readonly string[],
): readonly string[] {
  const groups = new Map<string, string[]>();
  for (const [i, viewer] of viewers.entries()) {
    const text = texts[i] ?? '';
    const names = groups.get(text) ?? [];
    names.push(viewer === null ? 'spectator' : String(viewer));
    groups.set(text, names);
  }
  const lines: string[] = [];
  for (const [text, names] of groups) {
    const to = names.length === viewers.length ? '' : ` ${names.join(' ')}:`;
    if (text !== '') lines.push(`  ${verb}${to} ${text}`);
  }
  return lines;
}

/** Where two views differ, place by place: `cash.2 50 -> 38`. */
function changes(a: unknown, b: unknown, place: string): readonly string[] {
  if (sameBytes(a, b)) return [];
  const [left, right] = [fieldsOf(a), fieldsOf(b)];
  if (!left || !right || Array.isArray(a) !== Array.isArray(b)) {
    return [`${place} ${JSON.stringify(a) ?? 'none'} -> ${JSON.stringify(b) ?? 'none'}`];
  }
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].flatMap((key) => {
    return changes(left[key], right[key], place === '' ? key : `${place}.${key}`);
  });
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  const isObject = typeof value === 'object' && value !== null;
  return isObject ? (value as Readonly<Record<string, unknown>>) : undefined;
}
