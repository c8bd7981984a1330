import type { WorkbenchLabels } from '../workbench.ts';

export const words: WorkbenchLabels = {
  newMap: 'Mijn kaart',
  city: (number) => `Stad ${number}`,
  tools: 'Gereedschap',
  tool: { move: 'Schuif', city: 'Stad', route: 'Traject', end: 'Einde' },
  hints: {
    move: 'Sleep een stad. Tik op een stad of een traject om die te veranderen.',
    city: 'Tik op de kaart waar een stad moet komen.',
    route: 'Sleep van stad naar stad, of tik op de ene en dan op de andere.',
    routeFrom: (city) => `Vanaf ${city}: tik waar het traject heen gaat.`,
    end: 'Tik op de twee steden die de transcontinentale verbinding verbindt.',
  },
  keys: 'Met toetsen: Enter pakt een stad op, pijltjes verschuiven hem, Delete haalt hem weg.',
  ground: 'Zet hier een stad',
  cityFacts: (name, value, goods) => `${name}, waarde ${value}, ${goods}`,
  hexagon: 'zeshoek',
  end: 'einde van de transcontinentale verbinding',
  routeFacts: (name, cost) => `${name}, ${cost === 1 ? '1 blokje' : `${cost} blokjes`}`,
  fault: 'hier klopt iets niet',
};
