/** Whoever is told for the first time is told in the language that he reads, and by his own clock. */
import { server } from '../../../online/here.ts';
import { settings } from '../../../settings/index.ts';
import type { Told } from './index.tsx';

export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

export async function keepWish({ wish }: Told): Promise<void> {
  const { language } = settings();
  if (wish?.language === language) return;
  await server.ask('wishTelegrams', { zone: ownZone(), ...wish, language });
}
