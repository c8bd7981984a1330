/** 'a', 'an hour', '3 days': as one says it. */
const several = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${count} ${many}`;

export const words = {
  title: 'Time to think',
  none: 'No clock: everybody takes his time',
  live: (minutes: number, seconds: number) =>
    `Together: ${minutes} minutes each for the whole game, ${seconds} seconds more with every move`,
  days: (days: number, bank: number) =>
    `By and by: ${several(days, 'a day', 'days')} a move, and ${several(bank, 'one day', 'days')} in reserve`,
  kinds: { none: 'No clock', live: 'Together, with a clock', days: 'Days a move' },
  any: 'Any pace',
  late: 'Whoever runs out of time',
  atTimeOut: {
    bot: 'A bot plays on: until the player comes back',
    idle: 'The quietest move is made: a pass, where there is one',
    forfeit: 'The game is lost: a bot plays on, the player comes last',
  },
  /** Where all sit at one device. */
  here: 'Whoever runs out of time has the quietest move made for them. While the table is closed or out of sight, no time runs.',
  left: 'Time left',
  minutes: (minutes: number) => `${minutes} min`,
  seconds: (seconds: number) => `${seconds} s left`,
  low: { minute: 'You have a minute left.', moments: 'You have fifteen seconds left.' },
  until: (moment: string) => `until ${moment}`,
  away: (moment: string) => `on vacation until ${moment}`,
  reserve: (days: string) => `${days} in reserve`,
  inDays: (days: number) => several(days, '1 day', 'days'),
  hours: (hours: number) => several(hours, '1 hour', 'hours'),
  standIn: (name: string) => `${name} plays for now`,
  forfeited: (name: string) => `out of time; ${name} plays on`,
  mine: (name: string) => `Your time was up. ${name} plays for you.`,
  mineForfeited: (name: string) =>
    `Your time was up, and so is the game for you. ${name} plays it to the end.`,
  back: 'Take my seat back',
  vacation: {
    title: 'Vacation',
    text: 'While you are away your time stands still at tables with days a move.',
    daysLeft: (days: number) =>
      days === 0
        ? 'No days are left this year.'
        : `${several(days, 'One day is', 'days are')} left this year.`,
    days: 'Days',
    go: 'Go on vacation',
    awayUntil: (moment: string) => `You are on vacation until ${moment}.`,
    back: 'I am back',
    none: 'So many days are not left.',
  },
  orders: {
    title: 'Decide beforehand',
    text: 'Nobody else sees it. It is done a few seconds after you are asked, never at once.',
    names: {
      'bid-up-to': 'Bid for me, up to',
      'pass-above': 'Pass for me above',
      'pass-auction': 'Pass in this auction',
      accept: 'Let attacks through',
      rebel: 'Answer attacks with Rebel Passenger',
      pass: 'Pass when nothing else is possible',
    } as Readonly<Record<string, string>>,
    amount: 'Your limit',
    stands: 'Decided',
    change: 'Not any more',
    off: (why: string) => `Off: ${why}`,
  },
};
