import type { schema } from '@roundhouse/engine';
import { fieldWords } from '@roundhouse/ui/box-fields';
import { LANGUAGES } from '@roundhouse/ui/words';
import { expect, test } from 'vitest';
import { TITLES } from '../src/index.ts';

/** Every field of a form, without numbers, and the values that it may have. */
function fieldsOf(form: schema.Form, at = ''): readonly (readonly [string, readonly string[]])[] {
  switch (form.kind) {
    case 'maybe':
    case 'list':
    case 'entries':
      return fieldsOf(form.of, at);
    case 'fields':
      return Object.entries(form.of).flatMap(([name, of]) => {
        const field = at === '' ? name : `${at}.${name}`;
        return [[field, []], ...fieldsOf(of, field)];
      });
    case 'choice':
      return [[at, form.among]];
    default:
      return [];
  }
}

test.each(TITLES)('$id: every field of a box and every choice has a word', async (title) => {
  const { box } = await title.rules();
  const words = await title.words();
  for (const language of LANGUAGES) {
    const fields = words[language].fields ?? {};
    for (const [field, choices] of box ? fieldsOf(box.form) : []) {
      const said = fieldWords(fields, field);
      expect(said?.label, `${language}: ${field}`).toBeTruthy();
      for (const choice of choices)
        expect(said?.choices?.[choice], `${field}: ${choice}`).toBeTruthy();
    }
  }
});
