import type { HeadFields } from '../../box-fields.ts';

export const words: HeadFields = {
  '': { label: 'De doos' },
  name: { label: 'Naam' },
  title: { label: 'Gemaakt voor' },
  version: { label: 'Versie' },
  by: { label: 'Gemaakt door' },
  licence: { label: 'Licentie', note: 'In één regel: wat anderen ermee mogen doen.' },
};
