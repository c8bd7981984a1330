export const words = {
  title: 'The final settlement',
  before: 'Cash from five rounds',
  paid: 'Received for shares',
  total: 'Cash in the end',
  share: (count: number) => (count === 1 ? '1 share' : `${count} shares`),
  crossing: (companies: string, closer: string) =>
    `${companies} joined the coasts; ${closer} laid the last link.`,
};
