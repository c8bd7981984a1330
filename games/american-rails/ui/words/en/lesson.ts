import type { LessonWords } from '@roundhouse/ui/lesson';
import type { PromptId } from '../../lesson/index.ts';

export const words: LessonWords<PromptId> = {
  prompts: {
    bid: {
      ask: 'Bid $18 for the first share of Liberty.',
      why: 'Welcome, investor. Whoever ends with the most cash wins. Ada and Bram have bought two shares each and have about $20 left; you still have $50. Bram offers $12.',
      done: 'Nobody goes higher: the share is yours. Your $18 now lies in the treasury of Liberty, and that pays for its track.',
    },
    found: {
      ask: 'Put the first cube of Liberty into New York.',
      why: 'A new company begins in any empty city, for nothing. New York is the richest: alone in it, a company earns $8 a year.',
      done: 'Liberty earns $8 a year from now on, as the track round the map shows.',
    },
    train: {
      ask: 'Put your train on Expand 3.',
      why: 'The year 1851 has begun, with three phases. In each you take one free space and do what it says. The lower the space, the later your turn in the next phase.',
      done: 'You may place three cubes, of any company of which you hold a share.',
    },
    plains: {
      ask: 'Place a Liberty cube in the glowing plains beside New York.',
      why: 'Track goes into a hex that touches the track of its company. Every glowing hex shows its price.',
      done: 'The treasury of Liberty has paid $2. Track never costs you money of your own.',
    },
    city: {
      ask: 'Touch Philadelphia, read what it would change, and build there.',
      why: 'The preview shows it before you confirm: $2 from the treasury, and $6 more income, for Liberty is the first one in town.',
      done: 'Liberty earns $14 now, and you own its only share.',
    },
    onward: {
      ask: 'Place your third cube on the plains on the way to Baltimore.',
      why: 'Plains cost $2, and $2 more for each cube that lies there. Forest is $3 and mountain $5, and each has room for one cube only: be there first.',
      done: 'The way to Baltimore is open, and $12 are left in the treasury.',
    },
    auction: {
      ask: 'Put your train on Auction a share.',
      why: 'Phase 2. The trains of phase 1 set the order, from top to bottom: Ada, you, Bram.',
      done: 'Now you say which company comes on the block.',
    },
    offer: {
      ask: 'Offer a share of Continental.',
      why: 'Ada holds the only one so far. Get a second, and she has to share the dividend with you; and you may build with Continental too.',
      done: 'The one who offers a share speaks first.',
    },
    second: {
      ask: 'Bid $10.',
      why: 'That is the least. Ada would rather keep her money, and Bram is short of it.',
      done: 'Yours for $10. But look at Philadelphia: Bram has come there with National, so it pays Liberty $4 and no longer $6.',
    },
    develop: {
      ask: 'Put your train on Develop.',
      why: 'Phase 3. A house makes a city worth more, for nothing.',
      done: 'Five large cities take no house; any other with a cube in it does.',
    },
    house: {
      ask: 'Build the house in St. Louis.',
      why: 'Continental is alone there: with a house the city pays it $7 instead of $5.',
      done: 'The year is over and every share has paid: Liberty $12 to you alone, Continental $7 for two shares, rounded up to $4 each. That is $16 for you.',
    },
    again: {
      ask: 'You come first in 1852. Put your train on Expand 3 again.',
      why: 'Develop stood highest, so you begin the year. Now for an answer to Bram.',
      done: 'Liberty is one step from Baltimore, where Bram earns $5.',
    },
    share: {
      ask: 'Build into Baltimore.',
      why: 'It costs $4, as National lies there. A shared city pays $3 to each: $3 more for Liberty, and $2 less for Bram.',
      done: 'That is half the game: build your own income, and spoil theirs where it is cheap.',
    },
    stop: {
      ask: 'Stop here, and keep the rest of the treasury.',
      why: 'You may place fewer cubes than you could. What is in a treasury pays for later track, but for nothing else at the end.',
      done: 'Liberty keeps $8 for another year.',
    },
  },
  farewell:
    'Now you know it all: win shares, build, share cities, collect. Whoever has the most cash after 1857 wins; a line from New York to Chicago or Atlanta pays $10 more every year.',
};
