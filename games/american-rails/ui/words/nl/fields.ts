import type { Fields } from '../fields.ts';

export const words: Fields = {
  terrain: {
    label: 'Terrein',
    one: 'Terreinrij',
    note: 'Een letter per veld: P vlakte, F bos, M berg, C stad; O ligt buiten het bord.',
  },
  cities: { label: 'Steden', one: 'Stad' },
  'cities.name': { label: 'Naam' },
  'cities.col': { label: 'Kolom', note: 'Vanaf 0 geteld, van links.' },
  'cities.row': { label: 'Rij', note: 'Vanaf 0 geteld, van boven.' },
  'cities.full': {
    label: 'Volledige Waarde',
    isName: true,
    note: 'Voor de enige maatschappij daar.',
  },
  'cities.shared': {
    label: 'Gedeelde Waarde',
    isName: true,
    note: 'Voor elk van meer maatschappijen daar.',
  },
  'cities.closed': { label: 'Gesloten', note: 'Er mag geen huisje gebouwd worden.' },
  'cities.special': {
    label: 'Speciaal',
    note: 'Een speciale connectie verbindt haar met de andere.',
  },
};
