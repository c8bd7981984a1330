/** What the pictures in docs/screens show. */

import type { Language } from '@roundhouse/ui/words';
import type { RecordAt } from './position.ts';

export interface Shot {
  readonly name: string;
  readonly place: string | RecordAt;
  readonly size?: readonly [number, number];
  readonly theme?: 'light' | 'dark';
  readonly language?: Language;
  /** Touched one after the other, as selectors. */
  readonly touches?: readonly string[];
  /** Brought into view, as a selector. */
  readonly inView?: string;
}

const WIDE = [1600, 1000] as const;
const MIDDLE = [768, 1024] as const;
const PHONE = [360, 780] as const;
const WHOLE = Number.MAX_SAFE_INTEGER;

interface Play {
  readonly title: string;
  readonly file: string;
  /** Lines after which somebody is to choose on the board. */
  readonly early: number;
  readonly late: number;
  /** What is touched in the late position. */
  readonly touches: readonly string[];
}

const AMERICAN_RAILS: Play = {
  title: 'american-rails',
  file: 'bots-4.rec',
  early: 103,
  late: 389,
  touches: ['[data-hex][class*="open"]'],
};
const AMSTERDAM: Play = {
  title: 'amsterdam',
  file: 'bots-4-strict.rec',
  early: 34,
  late: 158,
  touches: ['[data-route][class*="open"]'],
};
const STEEL_DRIVER: Play = {
  title: 'steel-driver',
  file: 'bots-4-usa.rec',
  early: 54,
  late: 341,
  touches: ['[data-spot][class*="open"]'],
};
const TRAIN_RAILS: Play = {
  title: 'train-rails',
  file: 'bots-3.rec',
  early: 61,
  late: 328,
  touches: ['[data-hand="red1"]', '[data-hand="red4"]', '[data-spot][class*="open"]'],
};

export const SHOTS: readonly Shot[] = [
  { name: 'home', place: '/' },
  { name: 'home-dark', place: '/', theme: 'dark' },
  { name: 'home-phone', place: '/', size: PHONE, language: 'nl' },
  { name: 'settings', place: '/settings', language: 'nl' },
  { name: 'set-up', place: '/setup/american-rails' },
  { name: 'set-up-phone', place: '/setup/train-rails', size: PHONE, language: 'nl', theme: 'dark' },
  { name: 'first-steps', place: '/learn/train-rails' },
  { name: 'first-steps-phone', place: '/learn/american-rails', size: PHONE, language: 'nl' },
  {
    name: 'rules',
    place: '/rules/amsterdam',
    language: 'nl',
    inView: '[data-picture] >> nth=1',
  },
  ...boards(AMERICAN_RAILS),
  ...auction(AMERICAN_RAILS, 189),
  { name: 'american-rails-middle', place: at(AMERICAN_RAILS, 389), size: MIDDLE },
  ...boards(AMSTERDAM),
  { name: 'amsterdam-middle', place: at(AMSTERDAM, 158), size: MIDDLE, language: 'nl' },
  ...boards(STEEL_DRIVER),
  ...auction(STEEL_DRIVER, 145),
  { name: 'steel-driver-draft', place: at(STEEL_DRIVER, 362) },
  ...boards(TRAIN_RAILS),
  { name: 'train-rails-answer', place: at(TRAIN_RAILS, 257) },
];

function at({ title, file }: Play, lines: number): RecordAt {
  return { record: `${title}/test/fixtures/${file}`, lines };
}

/** The same pictures of every game. */
function boards(play: Play): readonly Shot[] {
  const { title, touches } = play;
  const early = at(play, play.early);
  const late = at(play, play.late);
  const end = at(play, WHOLE);
  return [
    { name: `${title}-early`, place: early },
    { name: `${title}-late`, place: late },
    { name: `${title}-chosen`, place: late, touches },
    { name: `${title}-dark`, place: late, theme: 'dark' },
    { name: `${title}-early-phone`, place: early, size: PHONE },
    { name: `${title}-phone`, place: late, size: PHONE, language: 'nl' },
    {
      name: `${title}-phone-dark`,
      place: late,
      size: PHONE,
      language: 'nl',
      theme: 'dark',
      touches,
    },
    { name: `${title}-end`, place: end },
    { name: `${title}-end-phone`, place: end, size: [360, 1500], language: 'nl', theme: 'dark' },
  ];
}

function auction(play: Play, lines: number): readonly Shot[] {
  const place = at(play, lines);
  return [
    { name: `${play.title}-auction`, place, size: WIDE },
    { name: `${play.title}-auction-phone`, place, size: PHONE, language: 'nl' },
  ];
}
