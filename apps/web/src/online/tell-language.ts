/** Telegrams come in the language that their reader reads. */
import { settings } from '../settings/index.ts';
import { server } from './here.ts';

export async function tellLanguage(): Promise<void> {
  const { person } = await server.ask('readMe', {});
  if (!person) return;
  const { wish } = await server.ask('readTelegrams', {});
  const { language } = settings();
  // Who has said nothing of it yet is asked when he wants to be told.
  if (wish && wish.language !== language) await server.ask('wishTelegrams', { ...wish, language });
}
