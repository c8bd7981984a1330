/** A map as a stranger would write it: the least that SD-7.7 accepts, or nearly so. */
export const ownMap = {
  name: 'Three towns',
  width: 100,
  height: 60,
  ends: ['A', 'C'],
  cities: [
    { id: 'A', name: 'Aford', value: 20, goods: 'white', shape: 'hexagon', x: 0, y: 0, label: 'n' },
    {
      id: 'B',
      name: 'Bford',
      value: 30,
      goods: 'black',
      shape: 'circle',
      x: 50,
      y: 30,
      label: 'e',
    },
    { id: 'C', name: 'Cford', value: 0, goods: 'pink', shape: 'circle', x: 100, y: 60, label: 's' },
  ],
  routes: [
    { a: 'A', b: 'B', cost: 1 },
    { a: 'B', b: 'C', cost: 6, known: 'a guess' },
  ],
};
