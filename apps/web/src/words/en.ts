import { table } from '../table/words/en.ts';

const players = (count: number): string => (count === 1 ? '1 player' : `${count} players`);

export const en = {
  product: 'Roundhouse',
  skip: 'To the content',
  menu: {
    label: 'Places',
    games: 'Games',
    rules: 'Rules',
    settings: 'Settings',
    language: 'Language',
  },
  languages: { en: 'English', nl: 'Nederlands' },
  loading: 'One moment.',
  lost: {
    title: 'This line ends here.',
    text: 'There is no such page.',
    home: 'Back to the games',
  },
  failed: {
    title: 'Something has derailed.',
    text: 'The page could not go on. Your running games are kept on this device.',
    again: 'Load the page again',
    detail: 'What went wrong',
  },
  players,
  table,
};
