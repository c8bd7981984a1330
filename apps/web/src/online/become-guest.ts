import { changeSettings } from '../settings/index.ts';
import { server } from './here.ts';

/** Somebody without an account is called so, here and at the tables of this device. */
export async function becomeGuest(name: string): Promise<void> {
  await server.ask('becomeGuest', { name });
  changeSettings({ name });
}
