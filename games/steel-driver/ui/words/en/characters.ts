export const words = {
  builder: { role: 'the builder', line: 'From coast to coast: I want to see that line closed.' },
  collector: {
    role: 'the collector',
    line: 'Goods of every colour: at the end the shares will pay.',
  },
  blocker: { role: 'the blocker', line: 'I look at your companies as long as at mine.' },
};
