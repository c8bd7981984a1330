/** A state's copy, written by hand: playouts and views make many. */
import type { ByCompany, CompanyState, State, View } from './types.ts';

function copyCompany(company: View['companies'][0]): CompanyState {
  return {
    status: company.status,
    treasury: company.treasury,
    supply: company.supply,
    income: company.income,
    unsold: company.unsold,
    gone: company.gone,
    held: company.held.slice(),
    frontier: company.frontier.slice(),
  };
}

function copyCompanies([a, b, c, d, e, f]: View['companies']): ByCompany<CompanyState> {
  return [
    copyCompany(a),
    copyCompany(b),
    copyCompany(c),
    copyCompany(d),
    copyCompany(e),
    copyCompany(f),
  ];
}

export function clone(state: View): State {
  const { auction, frame } = state;
  return {
    config: state.config,
    year: state.year,
    phase: state.phase,
    banker: state.banker,
    cash: state.cash.slice(),
    companies: copyCompanies(state.companies),
    unoffered: state.unoffered,
    map: state.map.slice(),
    houses: state.houses,
    order: state.order.slice(),
    moving: state.moving,
    trains: state.trains.slice(),
    auction: auction && {
      speaker: auction.speaker,
      passed: auction.passed,
      bid: auction.bid,
      bidder: auction.bidder,
    },
    frame: {
      step: frame.step,
      seat: frame.seat,
      company: frame.company,
      left: frame.left,
      placed: frame.placed,
    },
  };
}
