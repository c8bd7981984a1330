import type { CardNames } from '../cards.ts';

export const words: CardNames = {
  colours: { red: 'red', blue: 'blue' },
  actions: {
    exit1: 'Exit 1X',
    exit2: 'Exit 2X',
    express: 'Express',
    reverse: 'Reverse',
    eccentric: 'Eccentric Passenger',
    beg: 'Begging Passenger',
    token: '+1 Token',
    enter1: 'Enter 1X',
    enter2: 'Enter 2X',
    excuse: 'Excuse Me',
    upass: 'U-Pass',
    advanced1: 'Advanced Movement 1',
    advanced2: 'Advanced Movement 2',
    advanced3: 'Advanced Movement 3',
    takeseat: 'Take a Seat',
    rebel: 'Rebel Passenger',
  },
};
