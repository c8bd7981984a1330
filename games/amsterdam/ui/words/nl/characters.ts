import type { Characters } from '../characters.ts';

export const words: Characters = {
  carter: { role: 'de voerman', line: 'Lange routes, volle karren: daar zitten de punten.' },
  merchant: { role: 'de koopman', line: 'Een bonuskaart? Daar loop ik graag voor om.' },
  blocker: { role: 'de dwarsligger', line: 'Waar jij in de buurt komt, ben ik je graag voor.' },
};
