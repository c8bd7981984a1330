import type { FieldWords } from '../../box-fields.ts';

export const words = {
  '': { label: 'The box' },
  name: { label: 'Name' },
  title: { label: 'Made for' },
  version: { label: 'Version' },
  by: { label: 'Made by' },
  licence: { label: 'Licence', note: 'In one line: what others may do with it.' },
} satisfies Readonly<Record<string, FieldWords>>;
