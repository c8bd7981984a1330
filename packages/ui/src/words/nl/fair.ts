import type { Fair } from '../fair.ts';

const times = (count: number): string => (count === 1 ? 'Eén keer' : `${count} keer`);
const lines = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'regel' : 'regels'} ${numbers.join(', ')}`;

export const words: Fair = {
  about: 'Over deze partij',
  since: (when) => `Op dit apparaat sinds ${when}.`,
  chance: 'Eerlijk toeval',
  sealed:
    'Voordat er iets getrokken werd, is al het toeval van deze partij vastgelegd in een geheim getal. Dit is het zegel daarvan:',
  sealNote:
    'Uit het zegel kan niemand het getal aflezen, en geen ander getal past erop. Is de partij afgelopen, dan wordt het getal getoond en kun je elke trekking laten narekenen.',
  sealOpen:
    'De partij is afgelopen, dus het getal is niet meer geheim. Je kunt elke trekking laten narekenen.',
  noSeal:
    'Er is geen zegel: deze partij gaat verder vanuit een andere, of er is ergens anders getrokken. Narekenen kan dus niet.',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  check: 'Elke trekking narekenen',
  checkShort: 'Narekenen',
  checkFile: 'Heb je een partij van iemand anders, als bestand?',
  checkOf: (names) => `Elke trekking narekenen van de partij met ${names}`,
  title: 'Was het toeval eerlijk?',
  lead: 'Alles wat het toeval deed, wordt hier in je browser opnieuw uitgerekend, met dezelfde regels waarmee gespeeld wordt.',
  file: 'Bewaarde partij narekenen',
  fileNote: 'Het bestand blijft op dit apparaat, en er komt geen tafel bij.',
  toTable: 'Naar de tafel',
  verdicts: {
    right: 'Elke trekking was eerlijk.',
    noted: 'Voor zover na te gaan, was elke trekking eerlijk.',
    wrong: 'Hier klopt iets niet.',
    running: 'Er valt nog niets na te rekenen.',
    unsealed: 'Deze partij is niet na te rekenen.',
    unread: 'Dit is geen bewaarde partij.',
  },
  running:
    'De partij is nog bezig. Het geheime getal wordt getoond zodra ze is afgelopen; tot die tijd is er alleen het zegel.',
  found: 'Wat er is nagekeken',
  states: { passed: 'Klopt', noted: 'Let op', wrong: 'Klopt niet', open: 'Niet bekeken' },
  passed: 'Dat klopt.',
  open: 'Zover is het narekenen niet gekomen.',
  checks: {
    seal: 'Het zegel',
    rules: 'De spelregels',
    draws: 'De trekkingen',
    lines: 'De zetten',
    back: 'Terugnemen',
    end: 'Het einde',
  },
  toCheck: 'Wat er wordt nagekeken',
  questions: {
    seal: 'Is het geheime getal het getal dat verzegeld werd voordat er iets getrokken was?',
    rules: 'Met welke versie van de regels is er gespeeld?',
    draws: 'Volgt elke kaart en elke worp uit het geheime getal?',
    lines: 'Mocht elke zet op het moment dat die gedaan werd?',
    back: 'Is er iets teruggenomen voorbij een trekking, en vond iedereen dat goed?',
    end: 'Loopt de partij tot het einde, en klopt de uitslag?',
  },
  sealBindsDeal:
    'Het geheime getal is het getal dat verzegeld werd voordat er iets getrokken was. Het zegel legde ook het spel, de opties en de naam van de partij vast, zodat niemand die achteraf kon uitkiezen.',
  sealBindsSeed:
    'Het geheime getal is het getal dat verzegeld werd voordat er iets getrokken was. Het is nog een zegel van de eerste soort: het legde het getal vast, maar niet het spel, de opties en de naam.',
  rulesSame: (version) => `Gespeeld en nagerekend met versie ${version} van de regels.`,
  rulesPosition: (line) =>
    `Het begint halverwege: hoe het spel er bij regel ${line} voor stond, is overgenomen zoals het er staat.`,
  timeouts: (count) =>
    count === 1
      ? 'Eén keer was de tijd om; toen deed de tafel de zet die de regels daarvoor geven.'
      : `${count} keer was de tijd om; toen deed de tafel de zet die de regels daarvoor geven.`,
  rulesOlder: (begun, line, version) =>
    `Gespeeld met versie ${begun} van de regels tot en met regel ${line}, daarna met versie ${version}. Wat tot daar getrokken is, kunnen deze regels niet narekenen.`,
  draws: (count, salts) => {
    if (count === 0) return 'Er is niets getrokken.';
    const from =
      salts === 0
        ? 'uit het geheime getal'
        : 'uit het geheime getal en wat de apparaten van de spelers eraan toevoegden';
    return count === 1
      ? `1 trekking is nagerekend ${from}: die klopt.`
      : `${count} trekkingen zijn nagerekend ${from}: ze kloppen allemaal.`;
  },
  lines: (count, ofTable) => {
    const played =
      count === 1
        ? '1 regel is nagespeeld, en die mocht volgens de spelregels.'
        : `${count} regels zijn nagespeeld, en ze mochten allemaal volgens de spelregels.`;
    if (ofTable === 0) return played;
    return `${played} Geen zetten, maar mededelingen van de tafel (wie waar zit, wat er is teruggenomen, wie het goedvond): ${ofTable}.`;
  },
  repeated: (count, first) =>
    `Regels van de tafel herhalen wat al gezegd was, en zo schrijft geen tafel ze op: iemand heeft er ${count} tussen gezet, de eerste bij regel ${first}.`,
  backNone: 'Er is niets teruggenomen voorbij een trekking of een zet van een ander.',
  backAgreed: (count) =>
    `${times(count)} is er iets teruggenomen voorbij een trekking of een zet van een ander, en iedereen vond dat goed.`,
  backUnagreed: (numbers) =>
    `Er is iets teruggenomen voorbij een trekking of een zet van een ander, en niet iedereen vond dat goed: ${lines(numbers)}.`,
  endOver: 'De partij is compleet: ze loopt tot het einde, en de uitslag klopt met de spelregels.',
  endNoResult: 'De partij is compleet: ze loopt tot het einde. De uitslag staat er niet bij.',
  endEnded: 'De partij is compleet: ze loopt tot waar ze is afgebroken.',
  endCut: 'De partij is afgekapt: waar het bestand ophoudt, is ze nog niet afgelopen.',
  limits:
    'Of iemand andere zetten deed dan er staan, kan geen bestand laten zien. Wat er staat mocht, en wat er getrokken is volgde uit het getal.',
  seal: 'Zegel',
  sealSays: 'Openbaar vóór de eerste trekking.',
  number: 'Geheim getal',
  numberSays: 'Getoond toen de partij was afgelopen.',
  name: 'Naam van de partij',
};
