export const words = {
  /** How your own name stands on the board. */
  you: (name: string) => `${name} (you)`,
  orders: {
    why: {
      words: ['why'],
      help: "why TEXT     why that is not possible now, with the rule's number",
    },
    undo: { words: ['undo'], help: 'undo         take your last move back' },
    hint: { words: ['hint'], help: 'hint         what a bot would do in your place' },
    rules: { words: ['rules'], help: 'rules N      a section or a rule of the rulebook' },
    board: { words: ['board'], help: 'board        draw the board again' },
    all: { words: ['all'], help: 'all          the whole list of choices' },
    help: { words: ['help', '?'], help: 'help         this list' },
    quit: { words: ['quit', 'exit', 'q'], help: 'quit         leave the table' },
  },
  welcome: (game: string, name: string, others: readonly string[]) =>
    `${game}. You are ${name}, against ${others.join(', ')}.`,
  bot: (name: string, level: string) => `${name} (${level})`,
  /** Shown before the first card: whoever notes it can check the deal afterwards. */
  commitment: (commit: string) => `All chance is sealed from here on: ${commit}.`,
  seed: (seed: string) =>
    `The seed of all chance was ${seed}; 'roundhouse verify' checks every draw.`,
  /** What bots are called by how well they play. */
  levels: { random: 'random', easy: 'easy', normal: 'normal', hard: 'hard', expert: 'expert' },
  helpHint: "Type the number of a choice, or a part of its text; 'help' says what else.",
  howToChoose: 'A choice is its number, its text, or a part of it that fits nothing else.',
  prompt: '> ',
  more: (hidden: number) => `… ${hidden} more: type a part of the text to find one, or 'all'`,
  several: (count: number) => `That fits ${count} choices:`,
  nothing: (typed: string) => `No choice fits '${typed}'. 'help' says what you can type.`,
  whyWhat: "Why what? For example 'why TEXT' with the text of an action.",
  possible: 'That is possible: you can choose it.',
  hint: (sentence: string) => `A bot would choose: ${sentence}`,
  /** A candidate: how many of a hundred times it wins, and what speaks for it. */
  weighed: (wins: number, sentence: string, reason: string) =>
    `  ${String(wins).padStart(3)} of 100 won  ${sentence}${reason && `. ${reason}`}`,
  noHint: 'There is no bot to ask in this game.',
  undone: 'Taken back.',
  noUndo: 'Nothing can be taken back: only your own moves since the last move of another or draw.',
  over: 'The game is over.',
  place: (place: number, name: string, score: number) => `${place}. ${name}: ${score}`,
  saved: (file: string) => `The game is saved in ${file}.`,
  resume: 'To play on: roundhouse play --resume FILE, with that file.',
  notSaved: 'The game was not kept; --record FILE keeps one.',
  bye: 'Goodbye.',
  noRulebook: 'The rulebook of this game is not at hand.',
  noRule: (number: string) => `The rulebook has no number ${number}.`,
  rulesHint: "'rules 3' shows a section, 'rules 3.2' one rule.",
  /** Above the columns of a result. */
  result: { seat: 'seat', name: 'name', score: 'score', place: 'place' },
};
