import type { Headings } from '../page.ts';

export const words: Headings = {
  box: 'Op de doos',
  agreed: 'Wat de tafel afspreekt',
  asked: 'Vragen',
  choices: 'Keuzes',
  deeds: 'Knoppen',
  meanings: 'Wat een keuze betekent',
  events: 'Wat er gebeurt',
  scenes: 'Scènes',
  verdicts: 'Waarom wie won',
  refusals: 'Wat niet kan',
  reasons: 'Waarom een zet goed is',
  panels: 'Panelen en bordjes',
  places: 'Het bord in woorden',
  labels: 'Opschriften',
  lesson: 'Eerste stappen',
  rules: 'Spelregels',
};
