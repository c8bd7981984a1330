import { table } from '../table/words/nl.ts';
import type { Catalogue } from './catalogue.ts';

const players = (count: number): string => (count === 1 ? '1 speler' : `${count} spelers`);

export const nl: Catalogue = {
  product: 'Roundhouse',
  skip: 'Naar de inhoud',
  menu: {
    label: 'Plaatsen',
    games: 'Spellen',
    rules: 'Regels',
    settings: 'Instellingen',
    language: 'Taal',
  },
  languages: { en: 'English', nl: 'Nederlands' },
  loading: 'Een ogenblik.',
  lost: {
    title: 'Dit spoor loopt dood.',
    text: 'Deze pagina bestaat niet.',
    home: 'Terug naar de spellen',
  },
  failed: {
    title: 'Er is iets ontspoord.',
    text: 'De pagina kon niet verder. Je lopende partijen staan veilig op dit apparaat.',
    again: 'Pagina opnieuw laden',
    detail: 'Wat er misging',
  },
  players,
  table,
};
