/** What lies in a title's box, as data: its board, cards, dice. Ours, or one of somebody's own. */
import { canonicalJson, deepFreeze } from './canonical.ts';
import { isObject, type BoxHead } from './own-box.ts';
import { configureOptions, type PlainConfig } from './options.ts';
import { isRefusal, refusal, type Meta, type Refusal } from './rules.ts';
import { maybe, text, whole, type Form, type Schema, type Tell } from './schema.ts';
import { utf8 } from './sha256.ts';

/** What is wrong, said as refusals are. `params.at` is the way to the place: 'cities.1.value'. */
export interface BoxFault extends Refusal {
  readonly params: Refusal['params'] & { readonly at: string };
}

export type BoxReading<B> =
  | { readonly box: B }
  | { readonly faults: readonly [BoxFault, ...BoxFault[]] };

/** How a title is played with other boxes than ours. */
export interface BoxRules<B extends object = object> {
  /** The field of the config where a box of somebody's own lies; else ours is meant. */
  readonly field: string;
  /** By name. Where the config names none, it is the first. */
  readonly ours: Readonly<Record<string, B>>;
  /** Those of ours that no net has learned with. */
  readonly unlearned?: readonly string[];
  readonly form: Form;
  /** A copy that can be played with, or everything that is wrong. */
  read(input: unknown): BoxReading<B>;
}

/** As JSON: a request that opens a table with it still fits through a server's door. */
export const MOST_BOX_BYTES = 60_000;
const LONGEST_NAME = 60;
const LONGEST_LINE = 200;

export const BOX_HEAD: { readonly [K in keyof BoxHead]-?: Schema<BoxHead[K]> } = {
  name: text(LONGEST_NAME),
  title: maybe(text(LONGEST_NAME)),
  version: maybe(whole(1, 999_999)),
  by: maybe(text(LONGEST_NAME)),
  licence: maybe(text(LONGEST_LINE)),
};

export interface BoxSpec<B extends BoxHead> {
  readonly title: string;
  readonly field: string;
  readonly ours: Readonly<Record<string, B>>;
  readonly unlearned?: readonly string[];
  readonly schema: Schema<B>;
  /** The rule that says what a box must have. */
  readonly rule: string;
  /** What no field shows by itself: two of one id, ways that lead nowhere. */
  check(box: B, tell: Tell): void;
}

export function boxRules<B extends BoxHead>(spec: BoxSpec<B>): BoxRules<B> {
  const { title, field, ours, unlearned, schema, rule, check } = spec;
  return {
    field,
    ours,
    ...(unlearned ? { unlearned } : {}),
    form: schema.form,
    read(input) {
      const faults: BoxFault[] = [];
      const box = schema.read(input, '', (at, code, params) =>
        faults.push(fault(at, code, 'table', params)),
      );
      const misshapen = faults.map(({ params }) => params.at);
      const tell: Tell = (at, code, params) => {
        // What a field of the wrong form may have caused is not told besides.
        if (misshapen.some((other) => isWithin(at, other) || isWithin(other, at))) return;
        faults.push(fault(at, code, code.startsWith('box-') ? 'table' : rule, params));
      };
      if (box.title !== undefined && box.title !== title) {
        tell('title', 'box-other-title', { title, given: box.title });
      }
      check(box, tell);
      if (faults.length === 0) {
        const bytes = utf8(canonicalJson(box)).length;
        if (bytes > MOST_BOX_BYTES) tell('', 'box-too-large', { bytes, most: MOST_BOX_BYTES });
      }
      const [first, ...others] = faults;
      return first ? { faults: [first, ...others] } : { box: deepFreeze(box) };
    },
  };
}

function fault(at: string, code: string, rule: string, params?: Refusal['params']): BoxFault {
  const { params: known, ...rest } = refusal(code, rule, params);
  return { ...rest, params: { ...known, at } };
}

function isWithin(at: string, other: string): boolean {
  return other === '' || at === other || at.startsWith(`${other}.`);
}

/** Everything that is wrong with a box; nothing: it can be played with. */
export function boxFaults(rules: BoxRules, input: unknown): readonly BoxFault[] {
  const read = rules.read(input);
  return 'faults' in read ? read.faults : [];
}

/** `configure` of a title that is played with boxes: of a bad one the first fault is the refusal. */
export function configureWithBox(meta: Meta, box: BoxRules, input: unknown): PlainConfig | Refusal {
  const { [box.field]: given, ...others } = isObject(input) ? input : {};
  if (!isObject(given)) return configureOptions(meta, input);
  const config = configureOptions(meta, others);
  if (isRefusal(config)) return config;
  const read = box.read(given);
  return 'faults' in read
    ? read.faults[0]
    : (Object.freeze({ ...config, [box.field]: read.box }) as unknown as PlainConfig);
}

const RECENT = 4;

/**
 * What follows from a box, computed once for each and kept by its identity. Playouts ask for the same again
 * and again: the last answer is at hand. A copy of one (out of a worker, out of a stream) is known by its text.
 */
export function oncePerBox<B extends object, D>(derive: (box: B) => D): (box: B) => D {
  const known = new WeakMap<B, D>();
  const recent: { readonly text: string; readonly derived: D }[] = [];
  let last: { readonly box: B; readonly derived: D } | undefined;
  const find = (box: B): D => {
    const text = JSON.stringify(box);
    const derived = recent.find((each) => each.text === text)?.derived ?? derive(box);
    recent.unshift({ text, derived });
    recent.length = Math.min(recent.length, RECENT);
    known.set(box, derived);
    return derived;
  };
  return (box) => {
    if (last?.box === box) return last.derived;
    const derived = known.get(box) ?? find(box);
    last = { box, derived };
    return derived;
  };
}
