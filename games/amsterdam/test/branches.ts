/** Rule branches that random matches must reach. The rare ones of full hands are in hoarding.test.ts. */
import type { Happened } from '@roundhouse/engine/testing';
import type { Amsterdam, Event } from '@roundhouse/amsterdam/rules';

type Branch = (happened: Happened<Amsterdam>) => boolean;

function told<T extends Event['type']>(
  type: T,
  test: (event: Extract<Event, { readonly type: T }>, happened: Happened<Amsterdam>) => boolean,
): Branch {
  return (happened) =>
    happened.events.some(
      (event) =>
        event.type === type && test(event as Extract<Event, { readonly type: T }>, happened),
    );
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

export const branches: Readonly<Record<string, Branch>> = {
  'AM-1.2 three jokers reset the first display': told(
    'reset',
    (_, { before }) => before.step === 'display',
  ),
  'AM-1.3 one contract kept of the first two': told(
    'kept',
    ({ kept }, { before }) => before.step === 'choose' && kept === 1,
  ),
  'AM-1.3 both first contracts kept': told(
    'kept',
    ({ kept }, { before }) => before.step === 'choose' && kept === 2,
  ),
  'AM-1.4 another first player than seat 0': told('first', ({ seat }) => seat > 0),
  'AM-3.1 a second card from the display': told(
    'took',
    (_, { before }) => before.step === 'second',
  ),
  'AM-3.2 a joker from the display ends the draw': told('took', ({ card }) => card === 'joker'),
  'AM-3.3 a joker drawn blind': told(
    'drew',
    ({ card }, { before }) => before.step === 'blind' && card === 'joker',
  ),
  'AM-3.5 the discards become the pile': told('shuffled', () => true),
  'AM-3.6 a reset during play': told('reset', (_, { before }) => before.step === 'refill'),
  'AM-3.6 a reset between the first and the second card': told(
    'reset',
    (_, { before }) => before.step === 'refill' && before.draws === 1,
  ),
  'AM-4.2 a claim in one colour': told('claimed', ({ jokers }) => jokers === 0),
  'AM-4.2 a claim with a joker among the colour': told(
    'claimed',
    ({ colour, jokers }) => colour !== 'joker' && jokers > 0,
  ),
  'AM-4.2 a claim with jokers alone': told('claimed', ({ colour }) => colour === 'joker'),
  'AM-4.4 a route of four': told('claimed', ({ points }) => points === 7),
  'AM-4.5 a bonus card': told('claimed', ({ bonus }) => bonus),
  'AM-5.1 one of two returned': told('kept', ({ returned }, { before }) => {
    return before.step === 'keep' && returned === 1;
  }),
  'AM-5.1 both kept': told('kept', ({ kept }, { before }) => before.step === 'keep' && kept === 2),
  'AM-5.1 the last one must be kept': told('kept', (_, { before }) => before.step === 'contracts'),
  'AM-5.1 a returned contract comes back': ({ before, move }) =>
    move.type === 'contract' && before.fresh === 0,
  'AM-5.1 the contract pile is used up': ({ after }) =>
    after.step === 'turn' && after.fresh === 0 && after.under.length === 0,
  'AM-6.1 the last turns begin': told('last-turns', () => true),
  'AM-6.2 a contract completed': told('completed', () => true),
  'AM-6.2 a contract missed': told('scored', ({ contracts }) =>
    contracts.some(({ points }) => points < 0),
  ),
  'AM-6.3 somebody without a bonus card': told('scored', ({ bonusCards }) => bonusCards === 0),
  'AM-6.4 points are equal': ({ after, events }) => {
    const totals = events.flatMap((event) => (event.type === 'scored' ? [event.total] : []));
    return after.step === 'over' && new Set(totals).size < totals.length;
  },
  'AM-7.2 a known card is paid': ({ before, after, seat }) =>
    seat !== undefined &&
    sum(after.players[seat]?.known ?? []) < sum(before.players[seat]?.known ?? []),
};
