/** The language of the page, and of what whoever reads it is told while he is not here. */
import type { Language } from '@roundhouse/ui/words';
import { hasBeenOnline } from '../online/addresses.ts';
import { changeSettings } from '../settings/index.ts';

export function changeLanguage(language: Language): void {
  changeSettings({ language });
  if (!hasBeenOnline()) return;
  void import('../online/tell-language.ts')
    .then(({ tellLanguage }) => tellLanguage())
    // Without a network it is told when he next asks for a message.
    .catch(() => undefined);
}
