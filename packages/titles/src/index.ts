/** The registry of games. A further game adds one entry here and nothing else outside its folder. */
import { forEveryLanguage, USUAL_LANGUAGE } from '@roundhouse/ui/words';
import { once } from './once.ts';
import type { Title } from './title.ts';

export type { AnyGame, Playable } from './playable.ts';
export type {
  AnyBoard,
  AnyCover,
  AnyFace,
  AnyWorkbench,
  AnyWords,
  Terminal,
  Title,
} from './title.ts';

/** The end of a rulebook's name, before .md. */
const IN = forEveryLanguage((language) => (language === USUAL_LANGUAGE ? '' : `.${language}`));

export const TITLES: readonly Title[] = [
  {
    id: 'american-rails',
    names: forEveryLanguage(() => 'American Rails'),
    seats: [3, 4, 5],
    colours: ['natural', 'purple', 'pink', 'brown', 'orange'],
    rules: once(async () => (await import('@roundhouse/american-rails/rules')).rules),
    brain: async () => (await import('@roundhouse/american-rails/bot')).brain,
    gauge: async () => (await import('@roundhouse/american-rails/gauge')).gauge,
    unused: async () => (await import('@roundhouse/american-rails/unused')).unused,
    exploits: async () => (await import('@roundhouse/american-rails/exploits')).exploits,
    weights: (seats) =>
      new URL(`../../../games/american-rails/bot/weights/${seats}.bin`, import.meta.url),
    box: async () => (await import('@roundhouse/american-rails/box')).box,
    words: async () => (await import('@roundhouse/american-rails/words')).words,
    terminal: () => import('@roundhouse/american-rails/terminal'),
    cover: () => import('@roundhouse/american-rails/cover'),
    rulebook: (language) =>
      new URL(`../../../games/american-rails/RULES${IN[language]}.md`, import.meta.url),
    face: async () => (await import('@roundhouse/american-rails/face')).face,
    board: async () => (await import('@roundhouse/american-rails/board')).board,
    workbench: async () => (await import('@roundhouse/american-rails/workbench')).workbench,
    pictures: async () => (await import('@roundhouse/american-rails/pictures')).pictures,
    lesson: async () => (await import('@roundhouse/american-rails/lesson')).lesson,
    puzzles: () => new URL('../../../games/american-rails/puzzles.bin', import.meta.url),
  },
  {
    id: 'amsterdam',
    names: forEveryLanguage(() => 'Ticket to Ride: Amsterdam'),
    seats: [2, 3, 4],
    colours: ['burgundy', 'black', 'white', 'brown'],
    rules: once(async () => (await import('@roundhouse/amsterdam/rules')).rules),
    brain: async () => (await import('@roundhouse/amsterdam/bot')).brain,
    gauge: async () => (await import('@roundhouse/amsterdam/gauge')).gauge,
    unused: async () => (await import('@roundhouse/amsterdam/unused')).unused,
    exploits: async () => (await import('@roundhouse/amsterdam/exploits')).exploits,
    weights: (seats) =>
      new URL(`../../../games/amsterdam/bot/weights/${seats}.bin`, import.meta.url),
    box: async () => (await import('@roundhouse/amsterdam/box')).box,
    words: async () => (await import('@roundhouse/amsterdam/words')).words,
    terminal: () => import('@roundhouse/amsterdam/terminal'),
    face: async () => (await import('@roundhouse/amsterdam/face')).face,
    lesson: async () => (await import('@roundhouse/amsterdam/lesson')).lesson,
    puzzles: () => new URL('../../../games/amsterdam/puzzles.bin', import.meta.url),
    board: async () => (await import('@roundhouse/amsterdam/board')).board,
    workbench: async () => (await import('@roundhouse/amsterdam/workbench')).workbench,
    pictures: async () => (await import('@roundhouse/amsterdam/pictures')).pictures,
    cover: () => import('@roundhouse/amsterdam/cover'),
    rulebook: (language) =>
      new URL(`../../../games/amsterdam/RULES${IN[language]}.md`, import.meta.url),
  },
  {
    id: 'steel-driver',
    names: forEveryLanguage(() => 'Steel Driver'),
    seats: [3, 4, 5, 6],
    colours: ['natural', 'purple', 'pink', 'orange', 'white', 'black'],
    rules: once(async () => (await import('@roundhouse/steel-driver/rules')).rules),
    brain: async () => (await import('@roundhouse/steel-driver/bot')).brain,
    gauge: async () => (await import('@roundhouse/steel-driver/gauge')).gauge,
    unused: async () => (await import('@roundhouse/steel-driver/unused')).unused,
    exploits: async () => (await import('@roundhouse/steel-driver/exploits')).exploits,
    weights: (seats) =>
      new URL(`../../../games/steel-driver/bot/weights/${seats}.bin`, import.meta.url),
    box: async () => (await import('@roundhouse/steel-driver/box')).box,
    words: async () => (await import('@roundhouse/steel-driver/words')).words,
    terminal: () => import('@roundhouse/steel-driver/terminal'),
    face: async () => (await import('@roundhouse/steel-driver/face')).face,
    lesson: async () => (await import('@roundhouse/steel-driver/lesson')).lesson,
    puzzles: () => new URL('../../../games/steel-driver/puzzles.bin', import.meta.url),
    board: async () => (await import('@roundhouse/steel-driver/board')).board,
    workbench: async () => (await import('@roundhouse/steel-driver/workbench')).workbench,
    pictures: async () => (await import('@roundhouse/steel-driver/pictures')).pictures,
    cover: () => import('@roundhouse/steel-driver/cover'),
    rulebook: (language) =>
      new URL(`../../../games/steel-driver/RULES${IN[language]}.md`, import.meta.url),
  },
  {
    id: 'train-rails',
    names: forEveryLanguage(() => 'Train Rails: Chicago'),
    seats: [2, 3, 4],
    colours: ['natural', 'purple', 'pink', 'orange', 'brown', 'black'],
    rules: once(async () => (await import('@roundhouse/train-rails/rules')).rules),
    brain: async () => (await import('@roundhouse/train-rails/bot')).brain,
    gauge: async () => (await import('@roundhouse/train-rails/gauge')).gauge,
    unused: async () => (await import('@roundhouse/train-rails/unused')).unused,
    exploits: async () => (await import('@roundhouse/train-rails/exploits')).exploits,
    weights: (seats) =>
      new URL(`../../../games/train-rails/bot/weights/${seats}.bin`, import.meta.url),
    box: async () => (await import('@roundhouse/train-rails/box')).box,
    words: async () => (await import('@roundhouse/train-rails/words')).words,
    terminal: () => import('@roundhouse/train-rails/terminal'),
    face: async () => (await import('@roundhouse/train-rails/face')).face,
    lesson: async () => (await import('@roundhouse/train-rails/lesson')).lesson,
    puzzles: () => new URL('../../../games/train-rails/puzzles.bin', import.meta.url),
    board: async () => (await import('@roundhouse/train-rails/board')).board,
    workbench: async () => (await import('@roundhouse/train-rails/workbench')).workbench,
    pictures: async () => (await import('@roundhouse/train-rails/pictures')).pictures,
    cover: () => import('@roundhouse/train-rails/cover'),
    rulebook: (language) =>
      new URL(`../../../games/train-rails/RULES${IN[language]}.md`, import.meta.url),
  },
];

export function titleOf(id: string): Title | undefined {
  return TITLES.find((title) => title.id === id);
}
