import { SPACES } from '../../../src/types.ts';

export const words = {
  /** In a few words. */
  gists: {
    pass: 'nothing',
    develop: 'a house',
    finance: 'for a company',
    take2: 'or others pay',
    expand3: 'cubes',
    auction: 'you speak first',
    expand4: 'cubes',
  },
  /** Its place in the column, from the top: the order of the next phase goes by it. */
  place: (gist: string, at: number) => `${gist}, order ${at} of ${SPACES.length}`,
  does: {
    pass: 'Nothing happens.',
    develop: 'A house makes one city worth more to every company there.',
    finance: '$5 from the bank into one company’s treasury.',
    take2: 'You take $2, or all others pay $2.',
    expand3: 'Up to 3 cubes of companies you have shares of.',
    auction: 'You put up a share of any company and speak first.',
    expand4: 'Up to 4 cubes of companies you have shares of.',
  },
  /** The fourth space with four or five players (AR-4.5). */
  takeOrExpand: 'You take $2, or all others pay $2, or you build 2 cubes.',
  /** The order that the column decides. */
  phase: 'next phase',
  year: 'next year',
  first: (order: string) => `You move first ${order}.`,
  last: (order: string) => `You move last ${order}.`,
  /** `above` and `below` are names of those who stand there already. */
  between: (order: string, above: string, below: string) =>
    above === '' && below === ''
      ? `Spaces above it move before you ${order}.`
      : `You move ${[above === '' ? '' : `after ${above}`, below === '' ? '' : `before ${below}`].filter((part) => part !== '').join(', ')} ${order}.`,
  and: 'and',
};
