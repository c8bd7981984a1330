export const words = {
  title: 'Contract completed',
  told: (who: string, from: string, to: string, points: number) =>
    `${who} joined ${from} and ${to}: the contract brings ${points === 1 ? '1 point' : `${points} points`} at the end.`,
  atEnd: 'at the end',
  secret: 'Nobody else sees it',
};
