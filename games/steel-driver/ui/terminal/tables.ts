/** Players, companies and tracks under the map. */
import { hasPassed } from '@roundhouse/kit/auction';
import { bold, paint, type TerminalStyle } from '@roundhouse/ui/terminal';
import { COMPANIES, GOODS, NONE, stockValue, type Company, type View } from '../../src/index.ts';
import { ROUNDS } from '../../src/figures.ts';
import { MARKS, GOODS_LETTERS } from './marks.ts';
import { TERMINAL_LABELS, type TerminalLabels } from '../words/terminal.ts';

/** Columns of names stand left, figures right. */
function table(
  rows: readonly (readonly string[])[],
  names: readonly number[],
  gap: string,
): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, at) => (widths[at] = Math.max(widths[at] ?? 0, cell.length)));
  }
  const pad = (cell: string, at: number): string =>
    names.includes(at) ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0);
  return rows.map((row) => row.map(pad).join(gap).trimEnd());
}

function companyLabel(style: TerminalStyle, company: Company): string {
  const name = COMPANIES[company];
  return name === undefined
    ? '-'
    : `${MARKS[name].sign} ${TERMINAL_LABELS[style.language].companies[name]}`;
}

/** The round, the phase and what is going on. */
export function drawHeading(view: View, style: TerminalStyle): string {
  const labels = TERMINAL_LABELS[style.language];
  const parts = [
    `${labels.round} ${view.round}/${ROUNDS}`,
    labels.phases[view.phase],
    `${labels.supply} ${view.supply}`,
    crossing(view, style, labels),
  ];
  return bold(style, parts.join(' · '));
}

function crossing(view: View, style: TerminalStyle, labels: TerminalLabels): string {
  if (view.closer === NONE) return labels.open;
  return `${labels.closed} ${companyLabel(style, view.closer)}`;
}

export function drawAuction(view: View, style: TerminalStyle): string[] {
  const { auction } = view;
  if (auction === null) return [];
  const labels = TERMINAL_LABELS[style.language];
  const out = view.cubes.flatMap((_, seat) => (hasPassed(auction, seat) ? [style.who(seat)] : []));
  const passed = out.length > 0 ? ` · ${labels.passed}: ${out.join(', ')}` : '';
  const bid = `${labels.bid} ${auction.bid} (${style.who(auction.bidder)})`;
  return [`${labels.hammer}: ${companyLabel(style, view.company)} · ${bid}${passed}`];
}

export function drawPlayers(view: View, style: TerminalStyle): string[] {
  const labels = TERMINAL_LABELS[style.language];
  const head = [labels.player, labels.cash, labels.cubes, labels.controls];
  const rows = view.cash.map((cash, seat) => {
    const controls = COMPANIES.flatMap((_, company) =>
      view.control[company] === seat ? [companyLabel(style, company)] : [],
    );
    const active = view.active === seat && view.phase !== 'over' ? ` ${labels.active}` : '';
    return [
      style.who(seat),
      `$${cash}`,
      String(view.cubes[seat] ?? 0),
      controls.join(', ') + active,
    ];
  });
  const [title = '', ...lines] = table([head, ...rows], [0, 3], '  ');
  return [bold(style, title), ...lines];
}

export function drawCompanies(view: View, style: TerminalStyle): string[] {
  const labels = TERMINAL_LABELS[style.language];
  const { seats } = view.config;
  const isSettling = view.phase === 'goods' || view.phase === 'over';
  const head = [
    labels.company,
    labels.controller,
    ...(isSettling ? [] : [labels.box, labels.profit]),
    labels.links,
    ...view.cash.map((_, seat) => style.who(seat).slice(0, 5)),
    ...(isSettling ? [...GOODS.map((goods) => GOODS_LETTERS[goods]), labels.value] : []),
  ];
  const rows = COMPANIES.map((_, company) => {
    const holder = view.control[company] ?? NONE;
    const stock = GOODS.map((_, colour) => view.stock[company * GOODS.length + colour] ?? 0);
    return [
      companyLabel(style, company),
      holder === NONE ? '-' : style.who(holder).slice(0, 8),
      ...(isSettling ? [] : [String(view.box[company] ?? 0), `$${view.profit[company] ?? 0}`]),
      String(view.owner.filter((by) => by === company).length),
      ...view.cash.map((_, seat) => String(view.shares[company * seats + seat] ?? 0)),
      ...(isSettling ? [...stock.map(String), `$${stockValue(view.stock, company)}`] : []),
    ];
  });
  const [title = '', ...lines] = table([head, ...rows], [0, 1], ' ');
  const painted = lines.map((line, company) => {
    const name = COMPANIES[company];
    return name === undefined ? line : paint(style, MARKS[name].paint, line);
  });
  return [bold(style, labels.shares), title, ...painted];
}

export function drawOrder(view: View, style: TerminalStyle): string[] {
  const labels = TERMINAL_LABELS[style.language];
  const train = (company: Company): string =>
    company === view.company && view.phase !== 'auction'
      ? `[${companyLabel(style, company)}]`
      : companyLabel(style, company);
  const waiting = view.order.filter((company) => !view.row.includes(company));
  const order = `${labels.order}: ${waiting.map(train).join('  ')}`;
  return view.row.length === 0
    ? [order]
    : [
        order,
        `${labels.row}: ${view.row.map((company) => companyLabel(style, company)).join('  ')}`,
      ];
}
