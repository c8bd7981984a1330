const times = (count: number): string => (count === 1 ? 'Once' : `${count} times`);
const lines = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'line' : 'lines'} ${numbers.join(', ')}`;

export const words = {
  about: 'About this game',
  since: (when: string) => `On this device since ${when}.`,
  chance: 'Fair chance',
  sealed:
    'Before anything was drawn, all the chance of this game was fixed in a secret number. This is its seal:',
  sealNote:
    'Nobody can read the number from its seal, and no other number fits it. When the game is over the number is shown, and you can have every draw recomputed.',
  sealOpen:
    'The game is over, so the number is no longer secret. You can have every draw recomputed.',
  noSeal:
    'There is no seal: this game goes on from another one, or its draws were made elsewhere. They can’t be checked.',
  copy: 'Copy',
  copied: 'Copied',
  check: 'Check every draw',
  checkShort: 'Check',
  checkFile: 'Do you have a game from somebody else, as a file?',
  checkOf: (names: string) => `Check every draw of the game with ${names}`,
  title: 'Was chance fair?',
  lead: 'All that chance did is worked out again, here in your browser, by the same rules that play the game.',
  file: 'Check a saved game',
  fileNote: 'It stays on this device, and no table is opened for it.',
  toTable: 'To the table',
  verdicts: {
    right: 'Every draw was fair.',
    noted: 'As far as it can be checked, every draw was fair.',
    wrong: 'Something is not right.',
    running: 'There is nothing to check yet.',
    unsealed: 'This game can’t be checked.',
    unread: 'This is not a saved game.',
  },
  running:
    'The game is still being played. Its secret number is shown when it is over; until then there is the seal alone.',
  found: 'What was checked',
  states: { passed: 'Right', noted: 'Note', wrong: 'Not right', open: 'Not reached' },
  passed: 'That is right.',
  open: 'The check did not come to this.',
  checks: {
    seal: 'The seal',
    rules: 'The rules',
    draws: 'The draws',
    lines: 'The moves',
    back: 'Taking back',
    end: 'The end',
  },
  toCheck: 'What is checked',
  questions: {
    seal: 'Is the secret number the one that was sealed before anything was drawn?',
    rules: 'By which version of the rules was it played?',
    draws: 'Does every card and every roll follow from the secret number?',
    lines: 'Was every move allowed when it was made?',
    back: 'Was anything taken back across a draw, and did everybody agree?',
    end: 'Does it go to the end, and is the result right?',
  },
  sealBindsDeal:
    'The secret number is the one that was sealed before anything was drawn. The seal fixed the game, its options and its name as well, so nobody could pick those afterwards.',
  sealBindsSeed:
    'The secret number is the one that was sealed before anything was drawn. It is a seal of the first kind, which fixed the number but not the game, its options and its name.',
  rulesSame: (version: number) => `Played and checked by version ${version} of the rules.`,
  /** A record that begins in the middle of a match. */
  rulesPosition: (line: number) =>
    `It begins in the middle: how the game stood at line ${line} is taken as it was written.`,
  /** How often the table moved for somebody because time was up. */
  timeouts: (count: number) =>
    count === 1
      ? 'Once time was up, and the table moved as the rules say.'
      : `Time was up ${count} times, and the table moved as the rules say.`,
  rulesOlder: (begun: number, line: number, version: number) =>
    `Played by version ${begun} of the rules up to line ${line}, and by version ${version} since. What was drawn up to there can’t be recomputed by these rules.`,
  draws: (count: number, salts: number) => {
    if (count === 0) return 'Nothing was drawn.';
    const from =
      salts === 0
        ? 'from the secret number'
        : 'from the secret number and what the players’ devices added to it';
    return count === 1
      ? `1 draw was recomputed ${from}: it is the same.`
      : `${count} draws were recomputed ${from}: all are the same.`;
  },
  lines: (count: number, ofTable: number) => {
    const played = `${count === 1 ? '1 line was' : `${count} lines were`} played again, and the rules allowed each of them.`;
    if (ofTable === 0) return played;
    return `${played} Not moves but words of the table (who sits where, what was taken back, who agreed): ${ofTable}.`;
  },
  repeated: (count: number, first: number) =>
    `Lines of the table say again what was said already, which no table writes: somebody has put in ${count}, the first at line ${first}.`,
  backNone: 'Nothing was taken back across a draw or another player’s move.',
  backAgreed: (count: number) =>
    `${times(count)} something was taken back across a draw or another player’s move, with everybody’s consent.`,
  backUnagreed: (numbers: readonly number[]) =>
    `Something was taken back across a draw or another player’s move, and not everybody agreed: ${lines(numbers)}.`,
  endOver: 'It is whole: it goes to the end, and the result is the one that the rules give.',
  endNoResult: 'It is whole: it goes to the end. The result is not written down in it.',
  endEnded: 'It is whole: it goes to where the game was broken off.',
  endCut: 'It is cut: the game is not over where it stops.',
  limits:
    'What no file can show is whether somebody made other moves than are written in it. What is written was allowed, and what was drawn followed from the number.',
  seal: 'Seal',
  sealSays: 'Published before the first draw.',
  number: 'Secret number',
  numberSays: 'Shown when the game was over.',
  name: 'Name of the game',
};
