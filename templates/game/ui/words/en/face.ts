export const words = {
  yard: 'Yard',
  players: 'Players',
  track: 'The last track',
  wagons: (count: number) => (count === 1 ? '1 wagon' : `${count} wagons`),
  left: (count: number) => `${count} left`,
  toMove: 'To move',
  taken: 'wagons taken',
  end: 'with the last wagon',
};
