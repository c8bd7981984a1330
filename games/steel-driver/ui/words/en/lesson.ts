import type { LessonWords } from '@roundhouse/ui/lesson';
import type { PromptId } from '../../lesson/index.ts';

export const words: LessonWords<PromptId> = {
  prompts: {
    offer: {
      ask: 'Offer Red for 6 cubes.',
      why: 'Welcome to the last of five rounds. Cubes buy you control of a company for one round, and a share for good. Red is one link short of something big.',
      done: 'You are in for 6. Ada has seen it too and bids 7; Bram passes.',
    },
    raise: {
      ask: 'Raise to 8 cubes.',
      why: 'What you pay goes into the box of Red, and from that it builds. So a high price is no waste: 8 is just what you have plans for.',
      done: 'Red is yours for this round, and you have a second share of it. Now Ada offers Blue.',
    },
    pass: {
      ask: 'Pass, and let Ada have Blue for 5.',
      why: 'Whoever controls a company gets its profit this round. You know where Red is going; Blue is Ada’s affair.',
      done: 'Ada has Blue. Bram hands the active marker on, so you may offer again.',
    },
    yellow: {
      ask: 'Offer Yellow for 4 cubes.',
      why: 'You may control several companies. Yellow has no track yet, and 4 cubes are enough for one good link.',
      done: 'Nobody bids more: Yellow is yours too. Ada and Bram want nothing further.',
    },
    marker: {
      ask: 'Pass: the auctions are over when everybody in a row does.',
      why: 'Cubes that are left count for nothing at the end, but nothing else here is worth them.',
      done: 'Now the companies build in turn, one link each, over and over, as long as they can pay.',
    },
    start: {
      ask: 'Start Yellow in Rotterdam, with the route to Eindhoven.',
      why: 'A first link starts in a hexagon. The start pays nothing, but the city you come to pays its value: Eindhoven, $30.',
      done: 'A profit of $30, and 4 cubes gone back into the supply.',
    },
    across: {
      ask: 'Close the gap: build Red from Rotterdam to Antwerpen.',
      why: 'Red comes from Groningen, Blue from Oostende: the two ends of the map. Whoever joins them first adds $50, and every other company on the way $30.',
      done: 'Joined. $40 for Antwerpen and $50 for the connection; Blue got $30 of it. That happens once in a game.',
    },
    fifth: {
      ask: 'Build Red from Arnhem to Luik.',
      why: 'It takes all 5 cubes that are left and pays $40. And Luik is orange, the one goods colour that Red still lacks: you will see what that is good for.',
      done: 'Nobody can pay any more, and profits are paid: $130 from Red and $30 from Yellow. Now every city with track gets a goods cube.',
    },
    own: {
      ask: 'Take the green cube of Eindhoven for Yellow.',
      why: 'Settlement. Now the one with the most shares decides for a company. They take a cube in turn from their own network, and different colours together are worth most.',
      done: 'Ada took the pink one of Oostende for Blue. Now it is Red’s turn.',
    },
    orange: {
      ask: 'Take the orange cube of Luik for Red.',
      why: 'Green and Blue come to Luik as well, and there is one cube in each city. Take first what others could take; Groningen is yours alone.',
      done: 'Just in time. The others took Luxemburg and Namen, the last two orange ones.',
    },
    black: {
      ask: 'Take the black cube of Antwerpen.',
      why: 'It is the only black one in your network, and Blue could take it next.',
      done: 'Orange and black: a share of Red is worth $30 by now.',
    },
    pink: {
      ask: 'Take the pink cube of Groningen.',
      why: 'Nobody else comes there, so it could wait.',
      done: 'Three colours are $60, four are $100, and all five $150.',
    },
    green: {
      ask: 'Take a green cube: that of Zwolle or that of Arnhem, as you like.',
      why: 'A second one of the same colour would begin a new set, at $10.',
      done: 'Four colours, $100 a share.',
    },
    white: {
      ask: 'Complete the set with the white cube of Utrecht.',
      why: 'Each share pays what its company is worth: twice to you, and once to Ada, who bought one in round 1.',
      done: 'Five colours: $150 a share, and $300 for you.',
    },
  },
  farewell:
    'Now you know it all: bid, build, join the coasts, and think of the goods in time. The large map has 38 cities, and its ends are San Francisco and New York.',
};
