/** A state's copy, written by hand: playouts make many. */
import type { Player, State } from './types.ts';

export function clone(state: State): State {
  return {
    config: state.config,
    step: state.step,
    seat: state.seat,
    draws: state.draws,
    resets: state.resets,
    passes: state.passes,
    lastTurns: state.lastTurns,
    players: state.players.map(clonePlayer),
    display: state.display.slice(),
    pile: state.pile.slice(),
    discards: state.discards.slice(),
    payments: state.payments.slice(),
    fresh: state.fresh,
    under: state.under.slice(),
    underBy: state.underBy.slice(),
  };
}

function clonePlayer(player: Player): Player {
  return {
    hand: player.hand.slice(),
    known: player.known.slice(),
    took: player.took.slice(),
    routesLow: player.routesLow,
    routesHigh: player.routesHigh,
    openLow: player.openLow,
    openHigh: player.openHigh,
    linked: player.linked.slice(),
    carts: player.carts,
    bonus: player.bonus,
    score: player.score,
    held: player.held,
    offer: player.offer,
    chosen: player.chosen,
  };
}
