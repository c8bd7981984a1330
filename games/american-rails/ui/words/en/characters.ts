export const words = {
  builder: { role: 'the builder', line: 'Every city deserves a house. Shares can wait.' },
  auctioneer: {
    role: 'the auctioneer',
    line: 'Going, going, gone: nobody puts up shares as often as I do.',
  },
  blocker: {
    role: 'the blocker',
    line: 'What it costs you is worth as much to me as what I earn.',
  },
};
