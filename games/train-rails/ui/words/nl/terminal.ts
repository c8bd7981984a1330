import type { TerminalLabels } from '../terminal.ts';

export const words: TerminalLabels = {
  legend: '[ ] stoel  (x) passagier  . gangpad  | rugleuning  : hekje  S start  M gemist',
  clockwise: 'Er wordt met de klok mee gespeeld.',
  counterClockwise: 'Er wordt tegen de klok in gespeeld.',
  deck: 'Stapels (getal, actie)',
  discards: 'Aflegstapels',
  hand: 'Jouw hand',
  none: '-',
  known: (who) => `In de hand van ${who} ken je`,
  head: ['', 'zittend', 'voorraad', 'wacht', 'gangpad', 'kaarten', 'munten'],
  heldBy: (who) => `staat achter ${who}`,
  skips: 'slaat een beurt over',
  blocked: (counter, who) => `geblokkeerd (${counter}) door ${who}`,
  missed: ' gemist',
};
