/** Designs on this device. */
import { keepText, keptKeys, keptJson } from '../../settings/kept-text.ts';
import { designOf } from './design.ts';
import { bind } from './sets/bound.ts';
import type { Form } from '@roundhouse/engine';

export interface KeptDesign {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** When it was changed last, in milliseconds. */
  readonly at: number;
  readonly design: object;
}

const PREFIX = 'roundhouse.design.';

/** Whether it is kept: storage may be forbidden or full. */
export function keepDesign(id: string, title: string, design: object): boolean {
  const { name = '' } = design as { readonly name?: string };
  const row: KeptDesign = { id, title, name, at: Date.now(), design };
  return keepText(PREFIX + id, JSON.stringify(row));
}

/** Its id; what lies here already just so is not kept twice. */
export function keepNew(title: string, design: object): string {
  const text = JSON.stringify(design);
  const known = rows().find((row) => row.title === title && JSON.stringify(row.design) === text);
  if (known) return known.id;
  const id = `d${crypto.randomUUID().replaceAll('-', '').slice(0, 10)}`;
  unkept.set(id, design);
  keepDesign(id, title, design);
  return id;
}

/** Where nothing can be kept, what was begun is still here until the page is left. */
const unkept = new Map<string, object>();

export function openKept(id: string, title: string, form: Form): object | undefined {
  const row = rows().find((each) => each.id === id && each.title === title);
  const design = row?.design ?? unkept.get(id);
  return design && (designOf(form, design) as object);
}

/** The newest first. */
export function keptDesigns(): readonly KeptDesign[] {
  return rows().toSorted((a, b) => b.at - a.at);
}

export function forgetDesign(id: string): void {
  unkept.delete(id);
  bind(id, undefined);
  keepText(PREFIX + id, undefined);
}

function rows(): readonly KeptDesign[] {
  return keptKeys(PREFIX).flatMap((key) => rowOf(keptJson(key)));
}

/** Nothing for what was not written here. */
function rowOf(row: unknown): readonly KeptDesign[] {
  const { id, title, name, at, design } = (row ?? {}) as Partial<KeptDesign>;
  const isRow =
    typeof id === 'string' &&
    typeof title === 'string' &&
    typeof name === 'string' &&
    typeof at === 'number' &&
    typeof design === 'object' &&
    (design as unknown) !== null;
  return isRow ? [{ id, title, name, at, design }] : [];
}
