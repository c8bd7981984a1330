export const words = {
  title: 'Dividends and portfolios',
  start: 'Start',
  shares: 'Shares',
  rest: 'Actions',
  end: 'Cash',
  perShare: 'What a share paid',
  company: 'Company',
  years: 'Dividends by year',
  paid: 'Dividends',
  none: 'nothing',
};
