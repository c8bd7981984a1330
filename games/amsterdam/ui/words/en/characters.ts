export const words = {
  carter: { role: 'the carter', line: 'Long routes, full carts: that is where the points are.' },
  merchant: { role: 'the merchant', line: 'A merchandise bonus card? I make a detour for it.' },
  blocker: { role: 'the blocker', line: 'Where you come near, I claim first.' },
};
