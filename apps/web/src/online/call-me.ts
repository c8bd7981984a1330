import type { Answer } from '@roundhouse/contract';
import { changeSettings } from '../settings/index.ts';
import { server } from './here.ts';

/** Who one is for the server, one is on this device too: on its sign, and at its own tables. */
export async function callMe(answer: Promise<Answer<'rename'>>): Promise<void> {
  const { person } = await answer;
  changeSettings({ name: person.name });
}

/** Somebody without an account. */
export const becomeGuest = (name: string): Promise<void> =>
  callMe(server.ask('becomeGuest', { name }));
