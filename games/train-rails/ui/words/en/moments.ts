export const words = {
  title: (door: string) => `The die at door ${door}`,
  open: (who: string, door: string) => `Open doors at ${door}: ${who} boarded.`,
  closed: (who: string, door: string) => `Closed doors at ${door}: ${who} missed the train.`,
  boards: 'boards',
  misses: 'misses the train',
  inAisle: 'stands in the doorway',
  waits: 'boards next time without a roll',
  lastCount: 'Pawns on seats',
  won: (who: string, pawns: number) => `${who} had all ${pawns} pawns on seats and won.`,
  of: (seated: number, all: number) => `${seated} of ${all}`,
};
