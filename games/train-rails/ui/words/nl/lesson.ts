import type { LessonWords } from '@roundhouse/ui/lesson';
import type { PromptId } from '../../lesson/index.ts';

export const words: LessonWords<PromptId> = {
  prompts: {
    place: {
      ask: 'Zet een pion op het startvakje van deur 1AN, linksboven.',
      why: 'Het is spitsuur. Wie als eerste al zijn pionnen op stoelen heeft, wint: met zijn tweeën zijn dat er twaalf. Ze beginnen allemaal buiten, voor een deur.',
      done: 'Daar staat hij, op het perron.',
    },
    roll: {
      ask: 'Gooi de instapdobbelsteen.',
      why: 'De helft van de vlakken toont open deuren. Dan ben je binnen, en gaat je beurt verder.',
      done: 'Open deuren: je pion staat in de deuropening.',
    },
    walk: {
      ask: 'Loop naar stoel 1A22 met de rode 2 en de rode 3.',
      why: 'Eén getalkaart, of twee van dezelfde kleur samen. Je moet precies uitkomen: met vijf stappen zit je op die stoel. Hekjes en rugleuningen staan in de weg; de lijn wijst je hoe je loopt.',
      done: 'De eerste zit. Met bewegen was je beurt voorbij, en je hand is aangevuld. Ada zette er een neer met een kaart en liep met een ander het gangpad in.',
    },
    again: {
      ask: 'Zet de volgende pion voor deur 1AN.',
      why: 'Je hebt er telkens één onderweg.',
      done: 'En nu weer de dobbelsteen.',
    },
    closed: {
      ask: 'Gooi de instapdobbelsteen.',
      why: 'Het kan ook misgaan: bij gesloten deuren mis je deze trein.',
      done: 'Dicht. Je pion wacht op het vakje Gemist, en je beurt is voorbij. De volgende keer stapt hij zonder gooien in.',
    },
    answer: {
      ask: 'Antwoord met Rebelse Passagier.',
      why: 'Ada speelt Excentrische Passagier: ze wil je pion van zijn stoel jagen. Je laat het gebeuren, of je houdt haar kaart tegen met de jouwe.',
      done: 'Tegengehouden: je pion blijft zitten. Ada past; haar pion blijft in het gangpad staan, precies in de weg.',
    },
    board: {
      ask: 'Stap in: je wachtende pion mag zonder gooien naar binnen.',
      why: 'Daar is een gemiste trein dan weer goed voor.',
      done: 'In de deuropening. Maar Ada staat op de hoek van het gangpad.',
    },
    past: {
      ask: 'Loop haar voorbij naar stoel 1A24, met de blauwe 4 en Pardon.',
      why: 'Naast anderen in het gangpad mag je stoppen, door hen heen lopen niet. Met Pardon ga je er één voorbij, en dat vakje telt niet mee. Wie helemaal niet kan bewegen, is geblokkeerd.',
      done: 'Er zitten er twee. Ook Ada vond een stoel, en jij hebt nieuwe kaarten.',
    },
    enter: {
      ask: 'Speel Instappen 1X.',
      why: 'Kaarten met een groene ster mag je spelen zoveel je wilt, voordat je beweegt. Deze zet een pion neer zonder deur en gangpad.',
      done: 'Elke lege stoel in de trein staat voor je open.',
    },
    hidden: {
      ask: 'Ga zitten op 1A31, achter een passagier.',
      why: 'Naar zo’n stoel kan niemand lopen, dus een ander pakt hem niet zomaar. Stoelen waar je naartoe kunt lopen, krijg je toch wel.',
      done: 'Drie van de twaalf. Je beurt gaat verder.',
    },
    token: {
      ask: 'Speel +1 Muntje.',
      why: 'Weer groen. Voor een muntje mag je in je beurt een kaart ruilen, als je hand je niet bevalt.',
      done: 'Vier muntjes, voor als je vastzit.',
    },
    attack: {
      ask: 'Speel Uitstappen 1X.',
      why: 'Een rode ster: daarmee eindigt je beurt, dus die komt als laatste. Je zet er een pion van een ander mee de trein uit.',
      done: 'Kies nu wie het treft. Met meer spelers bereik je alleen wie na jou aan de beurt is.',
    },
    target: {
      ask: 'Kies welke van Ada’s twee pionnen eruit moet.',
      why: 'Ze mag met Rebelse Passagier antwoorden, als ze die heeft.',
      done: 'Die had ze niet: eruit. Van jou zitten er drie, van haar één.',
    },
  },
  farewell:
    'Nu weet je alles: instappen, lopen, kaarten spelen, en een Rebelse Passagier bewaren voor slechte tijden. Twaalf op een stoel wint. Blijf niet te lang in het gangpad: wie anderen blokkeert, betaalt ervoor.',
};
