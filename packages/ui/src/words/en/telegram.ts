export const words = {
  turn: {
    title: (game: string) => `Your turn: ${game}`,
    text: (since: string) => `They have been waiting for you since ${since}.`,
  },
  low: {
    title: (game: string) => `Your time is running out: ${game}`,
    text: 'They are still waiting for your move.',
  },
  undo: {
    title: (game: string) => `A move to take back: ${game}`,
    text: (name: string) => `${name} asks whether a move may be taken back.`,
  },
  kept: {
    title: (game: string) => `Once more: ${game}`,
    text: (name: string) => `${name} wants to play again and keeps a seat for you.`,
  },
  began: {
    title: (game: string) => `It begins: ${game}`,
    text: 'Everybody has sat down.',
  },
  round: {
    title: (tournament: string) => `Your round begins: ${tournament}`,
    text: (game: string, round: number) => `Round ${round}, ${game}: they sit at your table.`,
  },
  over: {
    title: (game: string) => `It is over: ${game}`,
    text: (names: string) => (names === '' ? 'See how it ended.' : `First place: ${names}.`),
  },
  company: (names: string) => `At the table with ${names}.`,
  until: (moment: string) => `You have until ${moment}.`,
  digest: (count: number) =>
    count === 1 ? 'One thing at your tables' : `${count} things at your tables`,
  more: (count: number) => (count === 1 ? 'And one more.' : `And ${count} more.`),
  test: {
    title: 'A message to try it',
    text: 'It works: this is how you are told that it is your turn.',
  },
  confirm: {
    subject: (code: string) => `${code}: your code for Roundhouse`,
    text: (code: string) =>
      `Somebody wants to be told at this address when it is his turn in a game. If that is you, type this code there:\n\n${code}\n\nIt works for half an hour. If it is not you, do nothing: no further letter will come.`,
  },
  letter: (text: string, link: string, leave: string) =>
    `${text}\n\n${link}\n\n--\nNo more letters like this one: ${leave}`,
};
