import type { LessonWords } from '@roundhouse/ui/lesson';
import type { PromptId } from '../../lesson/index.ts';

export const words: LessonWords<PromptId> = {
  prompts: {
    contract: {
      ask: 'Keep the contract from Dam to De Drie Hendricken, and only that one.',
      why: 'Welcome to Amsterdam. A contract pays if your own routes join its two places, and costs as much if they do not. Three points are near; nine are far.',
      done: 'The other one lies under the pile. Nobody knows what you are after.',
    },
    open: {
      ask: 'Take the red card from the display.',
      why: 'In your turn you do one thing: draw two cards, claim a route, or draw contracts. You begin with cards, as red leads away from Dam.',
      done: 'Two red ones in your hand. The gap was filled at once.',
    },
    blind: {
      ask: 'Draw your second card blind, from the pile.',
      why: 'Nobody sees it, and it may even be a joker. From the display everybody saw what you took.',
      done: 'Green. Two cards were your turn; then Ada took two blue ones.',
    },
    claim: {
      ask: 'Claim the red route from Dam to Jan Roodenpoortstoren.',
      why: 'One space, one red card. It is a double route: with two players the blue track beside it closes for both as soon as you claim.',
      done: 'A point for you. Ada spent three blue cards on a long route: three spaces are worth 4 points, four are worth 7.',
    },
    joker: {
      ask: 'Take the joker from the display.',
      why: 'It stands in for any colour. A joker taken openly is your whole draw: one card and no second.',
      done: 'A good one to hold. Keep it for when it matters.',
    },
    cart: {
      ask: 'Claim the pink route at De Drie Hendricken.',
      why: 'The carts drawn beside it bring a bonus card. Whoever has most of them at the end gets 8 points; with two players the other gets 4.',
      done: 'Your first bonus card lies open. Ada has two of them already.',
    },
    grey: {
      ask: 'Join the two: claim the grey route to Westermarkt with your green card.',
      why: 'Grey takes any one colour. Green is of no use to you elsewhere; the red one and the joker are.',
      done: 'Dam and De Drie Hendricken are joined: your contract is done, and that is 3 points at the end.',
    },
    contracts: {
      ask: 'Draw new contracts.',
      why: 'That is the third thing you can do in a turn: look at two, and keep one or both.',
      done: 'Touch a contract, and the map shows its two ends.',
    },
    keep: {
      ask: 'Keep the one from Noordermarkt to Westermarkt.',
      why: 'You are in Westermarkt already, so two short routes by way of Jordaan are enough. Munttoren is on the other side of the city.',
      done: 'Four points, if you get there. The end comes when somebody has two carts or fewer.',
    },
    first: {
      ask: 'Take an orange card.',
      why: 'Westermarkt to Jordaan is orange and has two spaces.',
      done: 'One more, and the route is yours.',
    },
    second: {
      ask: 'Take the other orange one.',
      why: 'A joker may not be your second card from the display, but any other may.',
      done: 'Two orange ones, just what the route costs.',
    },
    pair: {
      ask: 'Claim the orange route from Westermarkt to Jordaan.',
      why: 'You touch the route and see what you would pay; confirm when it suits you. It has carts too.',
      done: 'Two points and a second bonus card: as many as Ada has.',
    },
    mixed: {
      ask: 'Claim the red route from Jordaan to Noordermarkt with your red card and the joker.',
      why: 'The joker takes the place of the second red one. This is what you kept it for.',
      done: 'Your second contract is done, and with three bonus cards you lead there too.',
    },
  },
  farewell:
    'Now you know it all: collect, claim, complete your contracts. Long routes pay best, double routes close, and an unfinished contract costs. Watch the carts: 16 are soon gone.',
};
