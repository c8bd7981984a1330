/** A box at the door: looked at by its title's rules, and what is wrong with it told fault by fault. */
import { hashOf, type BoxHead } from '@roundhouse/engine';
import { titleOf } from '@roundhouse/titles';
import { Problem } from '../problem.ts';

const MOST_FAULTS = 100;

export interface ReadBox {
  readonly head: BoxHead;
  readonly body: string;
  readonly fingerprint: string;
}

/** It says itself what it is for and which version it is, so that a record that was played with it does. */
export async function readBox(title: string, version: number, given: object): Promise<ReadBox> {
  const rules = await titleOf(title)?.rules();
  if (!rules) throw new Problem('bad-request', `there is no game '${title}'`);
  if (!rules.box) throw new Problem('bad-request', `title: ${title} has one box`);
  const read = rules.box.read({ title, ...given, version });
  if ('faults' in read) {
    const { faults } = read;
    throw new Problem(
      'bad-box',
      `faults: ${faults.length}`,
      undefined,
      faults.slice(0, MOST_FAULTS),
    );
  }
  return {
    head: read.box as BoxHead,
    body: JSON.stringify(read.box),
    fingerprint: hashOf(read.box),
  };
}
