import { SPACES } from '../../../src/types.ts';
import type { Meanings } from '../meanings.ts';

export const words: Meanings = {
  gists: {
    pass: 'nothing',
    develop: 'a house',
    finance: 'for a company',
    take2: 'or others pay',
    expand3: 'cubes',
    auction: 'you speak first',
    expand4: 'cubes',
  },
  place: (gist, at) => `${gist}, order ${at} of ${SPACES.length}`,
  does: {
    pass: 'Nothing happens.',
    develop: 'A house makes one city worth more to every company there.',
    finance: '$5 from the bank into one company’s treasury.',
    take2: 'You take $2, or all others pay $2.',
    expand3: 'Up to 3 cubes of companies you have shares of.',
    auction: 'You put up a share of any company and speak first.',
    expand4: 'Up to 4 cubes of companies you have shares of.',
  },
  takeOrExpand: 'You take $2, or all others pay $2, or you build 2 cubes.',
  phase: 'next phase',
  year: 'next year',
  first: (order) => `You move first ${order}.`,
  last: (order) => `You move last ${order}.`,
  between: (order, above, below) =>
    above === '' && below === ''
      ? `Spaces above it move before you ${order}.`
      : `You move ${[above === '' ? '' : `after ${above}`, below === '' ? '' : `before ${below}`].filter((part) => part !== '').join(', ')} ${order}.`,
  and: 'and',
};
