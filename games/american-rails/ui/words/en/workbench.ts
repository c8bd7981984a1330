export const words = {
  newBox: 'My country',
  city: (number: number): string => `City ${number}`,
  tools: 'Tools',
  tool: { move: 'Move', city: 'City', plains: 'Plains', forest: 'Forest', mountain: 'Mountain' },
  hints: {
    move: 'Drag a city to another hex, or touch it to change its values.',
    city: 'Touch a hex: a city rises there.',
    plains: 'Touch or paint hexes: they become plains.',
    forest: 'Touch or paint hexes: forest grows there.',
    mountain: 'Touch or paint hexes: they become mountains.',
  },
  keys: 'By keys: Enter takes up a city, arrows move it, Delete removes it.',
  hex: (terrain: string, column: number, row: number): string =>
    `${terrain}, column ${column}, row ${row}`,
  cityFacts: (name: string, full: number, shared: number): string =>
    `${name}, Full Value ${full}, Shared Value ${shared}`,
  closed: 'closed to houses',
  special: 'special connection',
  fault: 'something is wrong here',
};
