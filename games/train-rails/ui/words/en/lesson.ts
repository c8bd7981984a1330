import type { LessonWords } from '@roundhouse/ui/lesson';
import type { PromptId } from '../../lesson/index.ts';

export const words: LessonWords<PromptId> = {
  prompts: {
    place: {
      ask: 'Put a pawn on the start space of door 1AN, at the top left.',
      why: 'Rush hour. Whoever is first to have all own pawns on seats wins: twelve of them, with two players. Each begins outside, before a door.',
      done: 'There it stands, on the platform.',
    },
    roll: {
      ask: 'Roll the boarding die.',
      why: 'Half its faces show open doors. Then you are in, and your turn goes on.',
      done: 'Open doors: your pawn stands in the doorway.',
    },
    walk: {
      ask: 'Walk to seat 1A22 with the red 2 and the red 3.',
      why: 'One number card, or two of the same colour together. The count is exact: five steps end on that seat. Railings and seat backs are in the way; the path shows how to go.',
      done: 'The first one sits. Moving ended your turn, and your hand was filled up. Ada seated one by a card and walked another into the aisle.',
    },
    again: {
      ask: 'Put the next pawn before door 1AN.',
      why: 'You have one pawn on its way at a time.',
      done: 'And now the die again.',
    },
    closed: {
      ask: 'Roll the boarding die.',
      why: 'It may go wrong: with closed doors you miss this train.',
      done: 'Closed. Your pawn waits on the missed-train space, and your turn is over. It may board next time without a roll.',
    },
    answer: {
      ask: 'Answer with Rebel Passenger.',
      why: 'Ada plays Eccentric Passenger: she wants to chase your pawn off its seat. You may let it happen, or cancel her card with yours.',
      done: 'Cancelled: your pawn stays where it is. Ada passes; her pawn stays in the aisle, right in your way.',
    },
    board: {
      ask: 'Board: your waiting pawn goes in without a roll.',
      why: 'That is what missing the train is good for.',
      done: 'In the doorway. But Ada stands at the corner of the aisle.',
    },
    past: {
      ask: 'Walk past her to seat 1A24, with the blue 4 and Excuse Me.',
      why: 'You may stop beside others in the aisle, but not walk through them. Excuse Me takes you past one, and that cell is not counted. Whoever can’t move at all is blocked.',
      done: 'Two of them sit. Ada has found a seat as well, and you have drawn new cards.',
    },
    enter: {
      ask: 'Play Enter 1X.',
      why: 'Cards with a green star may be played in any number before you move. This one seats a pawn without door and aisle.',
      done: 'Every empty seat in the train is open to you.',
    },
    hidden: {
      ask: 'Sit down on 1A31, behind a passenger.',
      why: 'Nobody can walk to such a seat, so nobody else will take it. Seats that can be reached on foot you get anyway.',
      done: 'Three of twelve. Your turn goes on.',
    },
    token: {
      ask: 'Play +1 Token.',
      why: 'Green again. For a token you may swap a card in your turn, if your hand does not suit you.',
      done: 'Four tokens, to be used when you are stuck.',
    },
    attack: {
      ask: 'Play Exit 1X.',
      why: 'A red star: it ends your turn, so it comes last. It puts a pawn of somebody else out of the train.',
      done: 'Now choose whom it hits. With more players it only reaches those who are next.',
    },
    target: {
      ask: 'Choose which of Ada’s two pawns has to get out.',
      why: 'She may answer with Rebel Passenger, if she has one.',
      done: 'She had none: out it goes. Three of yours sit, and one of hers.',
    },
  },
  farewell:
    'Now you know it all: board, walk, play cards, and keep a Rebel Passenger for bad days. Twelve on seats win. Don’t stand in the aisle for long: whoever blocks others pays for it.',
};
