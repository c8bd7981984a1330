/** The branches of the rules that random matches must reach. */
import type { Happened, Subject } from '@roundhouse/engine/testing';
import { CUBES_EACH } from '../src/figures.ts';
import {
  COMPANIES,
  rules,
  type CompanyName,
  type Event,
  type State,
  type SteelDriver,
} from '../src/index.ts';

type Branch = (happened: Happened<SteelDriver>) => boolean;

function tells<T extends Event['type']>(
  type: T,
  holds: (event: Extract<Event, { type: T }>, happened: Happened<SteelDriver>) => boolean = () =>
    true,
): Branch {
  return (happened) =>
    happened.events.some(
      (event) => event.type === type && holds(event as Extract<Event, { type: T }>, happened),
    );
}

const forced = ({ before }: Happened<SteelDriver>): boolean => {
  const turn = rules.turn(before);
  return turn.kind === 'act' && turn.forced === true;
};

const lastControl = (state: State, company: CompanyName): number | undefined =>
  state.lastControl[COMPANIES.indexOf(company)];

export const branches: NonNullable<Subject<SteelDriver>['branches']> = {
  'SD-2.2 the supply is short': tells('cubes', ({ each }, { before }) => {
    return each < (CUBES_EACH[before.config.seats] ?? 0);
  }),
  'SD-3.2 a bidder who cannot raise passes': (happened) =>
    happened.before.phase === 'auction' && forced(happened),
  'SD-3.2 a bid is raised': tells('bid'),
  'SD-3.6 all six are sold': tells('building', ({ unsold }) => unsold.length === 0),
  'SD-3.6 all pass in a row': tells('building', ({ unsold }) => unsold.length > 0),
  'SD-3.6 a player without cubes passes the marker': (happened) =>
    happened.before.phase === 'offer' && forced(happened),
  'SD-4.2 the only link is built': (happened) => forced(happened) && happened.move.type === 'build',
  'SD-4.2 the only first link is built': (happened) =>
    forced(happened) && happened.move.type === 'start',
  'SD-4.2 a company without a possible link passes': tells(
    'company-passed',
    ({ reason }) => reason === 'no link possible',
  ),
  'SD-4.2 a company that could pay is walled in': tells(
    'company-passed',
    ({ reason, box }) => reason === 'no link possible' && box >= 6,
  ),
  'SD-4.6 a link between two own cities pays nothing': tells('built', ({ earned }) => earned === 0),
  'SD-4.9 nobody controls a company': tells('company-passed', ({ seat }) => seat === -1),
  'SD-5.1 the connection closes': tells('transcontinental'),
  'SD-5.2 one company connects alone': tells(
    'transcontinental',
    ({ partners }) => partners.length === 0,
  ),
  'SD-5.2 three companies or more take part': tells(
    'transcontinental',
    ({ partners }) => partners.length >= 2,
  ),
  'SD-5.3 a bonus is lost': tells('transcontinental', ({ lost }) => lost.length > 0),
  'SD-7.2 the last controller wins a tie': tells(
    'final-control',
    ({ tied, seat, company }, { before }) => tied && lastControl(before, company) === seat,
  ),
  'SD-7.2 somebody else wins a tie': tells(
    'final-control',
    ({ tied, seat, company }, { before }) => tied && lastControl(before, company) !== seat,
  ),
  'SD-7.3 the last cube takes itself': (happened) =>
    forced(happened) && happened.move.type === 'take',
  'SD-7.3 a company without shares takes no part': tells('ended', (_, { after }) => {
    return after.control.includes(-1);
  }),
};
