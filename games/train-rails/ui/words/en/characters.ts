export const words = {
  gentle: { role: 'the gentle one', line: 'I mind my own pawns. Until you are about to win.' },
  bully: { role: 'the bully', line: 'Sitting comfortably? I am on my way.' },
  careful: { role: 'the careful one', line: 'I change my cards until they suit me.' },
};
