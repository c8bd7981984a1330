import type { LessonWords } from '@roundhouse/ui/lesson';
import type { PromptId } from '../../lesson/index.ts';

export const words: LessonWords<PromptId> = {
  prompts: {
    bid: {
      ask: 'Bied $18 op het eerste aandeel van Liberty.',
      why: "Welkom, investeerder. Wie aan het eind het meeste geld heeft, wint. Ada en Bram kochten elk twee aandelen en hebben nog zo'n $20; jij hebt nog $50. Bram biedt $12.",
      done: 'Niemand gaat hoger: het aandeel is van jou. Je $18 ligt nu in de schatkist van Liberty, en die betaalt het spoor.',
    },
    found: {
      ask: 'Leg het eerste blokje van Liberty in New York.',
      why: 'Een nieuwe maatschappij begint gratis in een lege stad. New York is de rijkste: wie er alleen ligt, krijgt $8 per jaar.',
      done: 'Liberty heeft nu $8 inkomsten per jaar; dat zie je op het spoor rond de kaart.',
    },
    train: {
      ask: 'Zet je trein op Uitbreiden 3.',
      why: 'Het jaar 1851 is begonnen, met drie fasen. In elke fase neem je één vrij vakje en doe je wat er staat. Hoe lager het vakje, hoe later je in de volgende fase aan de beurt bent.',
      done: 'Je mag drie blokjes leggen, van maatschappijen waarvan je een aandeel hebt.',
    },
    plains: {
      ask: 'Leg een blokje van Liberty op de vlakte die oplicht naast New York.',
      why: 'Spoor komt op een veld naast spoor van dezelfde maatschappij. Elk veld dat oplicht, toont zijn prijs.',
      done: 'De schatkist van Liberty betaalde $2. Spoor kost jou zelf nooit iets.',
    },
    city: {
      ask: 'Raak Philadelphia aan, kijk wat er zou veranderen, en bouw daar.',
      why: 'Je ziet het voordat je bevestigt: $2 uit de schatkist en $6 meer inkomsten, want Liberty is er als eerste.',
      done: 'Liberty heeft nu $14 inkomsten, en jij hebt haar enige aandeel.',
    },
    onward: {
      ask: 'Leg je derde blokje op de vlakte richting Baltimore.',
      why: 'Vlakte kost $2, en $2 meer voor elk blokje dat er ligt. Bos kost $3 en berg $5, en daar past maar één blokje: wees er dus op tijd bij.',
      done: 'De weg naar Baltimore ligt open, en er zit nog $12 in de schatkist.',
    },
    auction: {
      ask: 'Zet je trein op Aandeel veilen.',
      why: 'Fase 2. De treinen van fase 1 bepalen de volgorde, van boven naar beneden: Ada, jij, Bram.',
      done: 'Nu zeg jij van welke maatschappij er een aandeel geveild wordt.',
    },
    offer: {
      ask: 'Veil een aandeel van Continental.',
      why: 'Ada heeft tot nu toe het enige. Koop jij het tweede, dan moet ze het dividend met je delen; en jij mag dan ook met Continental bouwen.',
      done: 'Wie een aandeel veilt, spreekt als eerste.',
    },
    second: {
      ask: 'Bied $10.',
      why: 'Dat is het minimum. Ada houdt haar geld liever vast, en Bram is krap bij kas.',
      done: 'Voor $10 van jou. Maar kijk naar Philadelphia: Bram ligt er nu ook, met National, en dus krijgt Liberty daar nog maar $4 in plaats van $6.',
    },
    develop: {
      ask: 'Zet je trein op Ontwikkelen.',
      why: 'Fase 3. Een huisje maakt een stad meer waard, en het kost niets.',
      done: 'In vijf grote steden mag geen huisje staan, in elke andere stad met een blokje wel.',
    },
    house: {
      ask: 'Zet het huisje in St. Louis.',
      why: 'Continental ligt daar alleen: met een huisje levert de stad $7 op in plaats van $5.',
      done: 'Het jaar is om en elk aandeel heeft betaald: Liberty $12, helemaal voor jou, en Continental $7 op twee aandelen, naar boven afgerond $4 elk. Samen $16 voor jou.',
    },
    again: {
      ask: 'In 1852 begin jij. Zet je trein weer op Uitbreiden 3.',
      why: 'Ontwikkelen stond het hoogst, dus jij opent het jaar. Tijd voor een antwoord aan Bram.',
      done: 'Liberty ligt vlak bij Baltimore, waar Bram $5 krijgt.',
    },
    share: {
      ask: 'Bouw door naar Baltimore.',
      why: 'Dat kost $4, omdat National er ligt. Een gedeelde stad levert elk $3 op: $3 meer voor Liberty, en $2 minder voor Bram.',
      done: 'Dat is het halve spel: je eigen inkomsten opbouwen, en die van een ander drukken waar dat weinig kost.',
    },
    stop: {
      ask: 'Stop hier, en bewaar de rest van de schatkist.',
      why: 'Je mag minder blokjes leggen dan je kunt. Wat in de schatkist zit, betaalt later spoor; aan het eind levert het niets op.',
      done: 'Liberty bewaart $8 voor een volgend jaar.',
    },
  },
  farewell:
    'Nu weet je alles: aandelen kopen, bouwen, steden delen, dividend opstrijken. Wie na 1857 het meeste geld heeft, wint; een lijn van New York naar Chicago of Atlanta levert elk jaar $10 extra op.',
};
