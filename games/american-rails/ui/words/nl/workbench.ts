import type { WorkbenchLabels } from '../workbench.ts';

export const words: WorkbenchLabels = {
  newBox: 'Mijn land',
  city: (number) => `Stad ${number}`,
  tools: 'Gereedschap',
  tool: { move: 'Schuif', city: 'Stad', plains: 'Vlakte', forest: 'Bos', mountain: 'Berg' },
  hints: {
    move: 'Sleep een stad naar een ander veld, of tik erop om de waarden te veranderen.',
    city: 'Tik op een veld: daar komt een stad.',
    plains: 'Tik of veeg over velden: ze worden vlakte.',
    forest: 'Tik of veeg over velden: er groeit bos.',
    mountain: 'Tik of veeg over velden: er komen bergen.',
  },
  keys: 'Met toetsen: Enter pakt een stad op, pijltjes verschuiven haar, Delete haalt haar weg.',
  hex: (terrain, column, row) => `${terrain}, kolom ${column}, rij ${row}`,
  cityFacts: (name, full, shared) => `${name}, Volledige Waarde ${full}, Gedeelde Waarde ${shared}`,
  closed: 'gesloten voor huisjes',
  special: 'speciale connectie',
  fault: 'hier klopt iets niet',
};
