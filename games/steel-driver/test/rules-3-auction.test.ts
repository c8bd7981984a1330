import { describe, expect, test } from 'vitest';
import { COMPANIES, rules } from '../src/index.ts';
import {
  actor,
  buy,
  changed,
  company,
  isForced,
  newTable,
  passMarkers,
  play,
  playOut,
  textsOf,
} from './table.ts';

describe('SD-3 auctions for control', () => {
  test('[SD-3.1] the active player offers any company at 1 up to all his cubes, or passes', () => {
    const state = newTable(3);
    const texts = textsOf(state, 0);
    expect(texts).toHaveLength(6 * 10 + 1);
    expect(texts).toContain('offer red 1');
    expect(texts).toContain('offer blue 10');
    expect(texts.at(-1)).toBe('pass');
    expect(textsOf(state, 1)).toEqual([]);
    play(state, '0 pass');
    expect(actor(state)).toBe(1);
  });

  test('[SD-3.2] example 3: D wins green for 6; the marker goes to the left of A', () => {
    const state = newTable(4);
    const events = play(
      state,
      '0 offer green 1',
      '1 bid 2',
      '2 bid 3',
      '3 bid 6',
      '0 pass',
      '1 pass',
      '2 pass',
    );
    expect(events.at(-1)).toEqual({
      type: 'sold',
      seat: 3,
      company: 'green',
      bid: 6,
      box: 6,
      shares: 1,
      active: 1,
    });
    expect(state.cubes).toEqual([8, 8, 8, 2]);
    expect(state.active).toBe(1);
  });

  test('[SD-3.2] bids rise, up to one’s cubes; who passed is out; the last one may not raise himself', () => {
    const state = newTable(3);
    play(state, '0 offer red 3');
    expect(textsOf(state, 1)).toEqual([
      'bid 4',
      'bid 5',
      'bid 6',
      'bid 7',
      'bid 8',
      'bid 9',
      'bid 10',
      'pass',
    ]);
    play(state, '1 pass', '2 bid 5', '0 bid 6');
    expect(actor(state)).toBe(2);
    play(state, '2 pass');
    expect(state.control[0]).toBe(0);
    expect(state.box[0]).toBe(6);
    expect(state.phase).toBe('offer');
  });

  test('[SD-3.2] a player who can’t raise passes automatically', () => {
    const state = newTable(3);
    buy(state, 'red', 8);
    play(state, '1 offer yellow 2', '2 pass');
    expect(actor(state)).toBe(0);
    expect(rules.turn(state)).toEqual({ kind: 'act', seats: [0], forced: true });
    const events = play(state, '=0 pass');
    expect(events[0]).toEqual({ type: 'passed', seat: 0, company: 'yellow', bid: 2, cubes: 2 });
    expect(state.control[company('yellow')]).toBe(1);
  });

  test('[SD-3.3] the bid goes into the box; the winner takes marker and share', () => {
    const state = newTable(3);
    buy(state, 'grey', 4);
    const grey = company('grey');
    expect(state.box[grey]).toBe(4);
    expect(state.control[grey]).toBe(0);
    expect(state.lastControl[grey]).toBe(0);
    expect(state.shares.slice(grey * 3, grey * 3 + 3)).toEqual([1, 0, 0]);
    expect(state.cubes).toEqual([6, 10, 10]);
  });

  test('[SD-3.4] the marker goes to the left of whoever offered, not of the winner', () => {
    const state = newTable(4, 2);
    play(state, '2 offer blue 1', '3 bid 2', '0 bid 3', '1 pass', '2 pass', '3 pass');
    expect(state.control[company('blue')]).toBe(0);
    expect(state.active).toBe(3);
  });

  test('[SD-3.5] a company is auctioned once a round; one player may control several', () => {
    const state = newTable(3);
    buy(state, 'red', 1);
    expect(textsOf(state, 1)).not.toContain('offer red 1');
    expect(textsOf(state, 1)).toHaveLength(5 * 10 + 1);
    play(state, '1 pass', '2 pass');
    buy(state, 'yellow', 1);
    expect(state.control.slice(0, 2)).toEqual([0, 0]);
  });

  test('[SD-3.6] the phase ends when all six are sold', () => {
    const state = newTable(3);
    for (const name of COMPANIES.slice(0, 5)) buy(state, name, 1);
    expect(state.phase).toBe('offer');
    buy(state, 'blue', 1);
    expect(state.phase).toBe('build');
    expect(state.active).toBe(0);
  });

  test('[SD-3.6] or when all in a row have passed; the marker lies left of the last offerer', () => {
    const state = newTable(4);
    play(state, '0 pass', '1 pass', '2 pass');
    buy(state, 'red', 2); // by seat 3: the count starts again
    play(state, '0 pass', '1 pass', '2 pass');
    expect(state.phase).toBe('offer');
    play(state, '3 pass');
    expect(state.phase).toBe('build');
    expect(state.active).toBe(0);
  });

  test('[SD-3.6] nobody offered: the marker lies where it began', () => {
    const state = newTable(5, 3);
    const events = passMarkers(state);
    expect(events.filter(({ type }) => type === 'handed-on')).toHaveLength(5);
    expect(state.active).toBe(3);
    expect(state.round).toBe(2);
  });

  test('[SD-3.6] a player with 0 cubes passes the marker automatically, and that counts', () => {
    const state = changed(newTable(3), { cubes: [10, 0, 10], supply: 40 });
    play(state, '0 pass');
    expect(isForced(state)).toBe(true);
    expect(textsOf(state, 1)).toEqual(['pass']);
    play(state, '=1 pass', '2 pass');
    expect(state.round).toBe(2);
  });

  test('[SD-3.6] unsold markers stay', () => {
    const state = newTable(3);
    buy(state, 'red', 3);
    const events = passMarkers(state);
    expect(events.find(({ type }) => type === 'building')).toMatchObject({
      unsold: ['yellow', 'green', 'brown', 'grey', 'blue'],
    });
    expect(state.control).toEqual([0, -1, -1, -1, -1, -1]);
  });

  test('[SD-3.7] the active marker stays where it is for the next round', () => {
    const state = newTable(4, 1);
    buy(state, 'red', 2); // offered by 1
    buy(state, 'yellow', 2); // offered by 2
    passMarkers(state);
    expect(state.active).toBe(3);
    playOut(state, ({ round }) => round === 2);
    expect(state.active).toBe(3);
    expect(actor(state)).toBe(3);
  });
});
