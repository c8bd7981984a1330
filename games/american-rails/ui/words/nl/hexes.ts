import type { Ways } from '../hexes.ts';

export const words: Ways = {
  within: { plains: 'op', forest: 'in', mountain: 'in', city: 'in' },
  grounds: { plains: 'de vlakte', forest: 'het bos', mountain: 'de bergen', city: '' },
  bearings: {
    e: 'ten oosten van',
    w: 'ten westen van',
    ne: 'ten noordoosten van',
    nw: 'ten noordwesten van',
    se: 'ten zuidoosten van',
    sw: 'ten zuidwesten van',
    n: 'ten noorden van',
    s: 'ten zuiden van',
  },
  hexes: ['', '', 'twee velden ', 'drie velden '],
  between: (one, other) => `tussen ${one} en ${other}`,
  at: (id) => `op ${id}`,
};
