/** What leaves for a viewer: views, events, and states imagined from a view. */
import {
  canonicalJson,
  turnFor,
  type GameTypes,
  type Rng,
  type Rules,
  type Seat,
  type Viewer,
} from '../src/index.ts';
import { copyOf, difference, same, sameBytes, sharedPlace } from './compare.ts';
import { movesOf } from './check-state.ts';
import { demand } from './failure.ts';
import { observersOf, someOf, viewerName, type Probe } from './probe.ts';
import { applyMove, randomMove, type Spot } from './random-match.ts';

/** So many moves are played on from an imagined state. */
const AHEAD = 12;

export function viewProbes<G extends GameTypes>(): readonly Probe<G>[] {
  return [
    {
      name: 'a view is plain data and no part of the state',
      looks: 'some',
      look({ rules, state }) {
        for (const viewer of [...observersOf(state), 'all'] as const) {
          const view = rules.view(state, viewer);
          canonicalJson(view);
          const shared = sharedPlace(state, view, 'allowed');
          demand(
            shared === undefined,
            `${viewerName(viewer)} gets the state's own ${shared ?? ''}`,
          );
          const again = rules.view(state, viewer);
          demand(sameBytes(view, again), () => `twice, not the same: ${difference(view, again)}`);
        }
      },
    },
    {
      name: 'an imagined state fits the view it was made from',
      looks: 'some',
      look(spot, { rng }) {
        const viewers: readonly Viewer[] = [...observersOf(spot), 'all'];
        const made = viewers.map((viewer) => checkImagined(spot, viewer, rng));
        const state = made[rng.below(made.length)];
        if (state) playOn(spot.rules, state, rng);
      },
    },
    {
      name: `events are plain data; 'all' sees them whole; redacting changes nothing`,
      looks: 'some',
      look(spot, { rng }) {
        const { rules, state } = spot;
        for (const move of someOf(movesOf(spot), 6, rng)) {
          const next = rules.clone(state);
          const events: G['event'][] = [];
          applyMove(rules, next, move, (event) => events.push(event));
          for (const event of events) checkEvent(spot, next, event);
        }
      },
    },
  ];
}

function checkEvent<G extends GameTypes>(
  { rules, config }: Spot<G>,
  state: G['state'],
  event: G['event'],
): void {
  canonicalJson(event);
  const shared = sharedPlace(state, event, 'allowed');
  demand(shared === undefined, `event '${event.type}' holds the state's own ${shared ?? ''}`);
  const before = copyOf(event);
  const whole = rules.redact(event, 'all');
  demand(same(whole, event), () => `'${event.type}' for 'all': ${difference(event, whole)}`);
  for (const viewer of observersOf({ config })) {
    const told = rules.redact(event, viewer);
    if (told === undefined) continue;
    canonicalJson(told);
    demand(
      same(before, event),
      () => `redacting '${event.type}' for ${viewerName(viewer)} changed it`,
    );
    demand(told.type === event.type, `'${event.type}' is told as '${told.type}'`);
  }
}

function checkImagined<G extends GameTypes>(
  { rules, state, turn, config }: Spot<G>,
  viewer: Viewer,
  rng: Rng,
): G['state'] {
  const view = rules.view(state, viewer);
  const before = copyOf(view);
  const made = rules.determinize(view, viewer, rng);
  const who = viewerName(viewer);
  demand(
    same(view, before),
    () => `${who}: determinize changed the view: ${difference(before, view)}`,
  );
  demand(same(made.config, config), `${who}: another config`);
  canonicalJson(made);
  rules.assertSound?.(made);
  const seen = rules.view(made, viewer);
  demand(sameBytes(view, seen), () => `${who} sees it otherwise: ${difference(view, seen)}`);
  const knows = (seat: Seat): boolean => viewer === 'all' || viewer === seat;
  const [told, imagined] = [turnFor(turn, knows), turnFor(rules.turn(made), knows)];
  demand(same(imagined, told), () => `${who}: another turn: ${difference(told, imagined)}`);
  if (typeof viewer === 'number') {
    const [here, there] = [rules.legal(state, viewer), rules.legal(made, viewer)];
    demand(same(here, there), () => `${who}: another legal list: ${difference(here, there)}`);
  }
  const shared = sharedPlace(view, made, 'allowed');
  demand(shared === undefined, `${who}: it holds the view's own ${shared ?? ''}`);
  return made;
}

/** An imagined state can be played like any other. */
function playOn<G extends GameTypes>(rules: Rules<G>, state: G['state'], rng: Rng): void {
  for (let i = 0; i < AHEAD; i++) {
    const move = randomMove(rules, state, rng);
    if (move) applyMove(rules, state, move);
  }
  rules.assertSound?.(state);
}
