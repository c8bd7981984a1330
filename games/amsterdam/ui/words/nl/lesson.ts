import type { LessonWords } from '@roundhouse/ui/lesson';
import type { PromptId } from '../../lesson/index.ts';

export const words: LessonWords<PromptId> = {
  prompts: {
    contract: {
      ask: 'Houd de contractkaart van Dam naar De Drie Hendricken, en alleen die.',
      why: 'Welkom in Amsterdam. Een contractkaart levert punten op als jouw routes de twee plekken verbinden; lukt dat niet, dan kost ze je die punten. Drie is dichtbij, negen is ver.',
      done: 'De andere ligt onder de stapel. Niemand weet wat je van plan bent.',
    },
    open: {
      ask: 'Neem de rode kaart die open ligt.',
      why: 'In je beurt doe je één ding: twee kaarten trekken, een route claimen of contractkaarten trekken. Je begint met kaarten: een rode route loopt vanaf de Dam.',
      done: 'Twee rode in je hand. De open plek is meteen aangevuld.',
    },
    blind: {
      ask: 'Trek je tweede kaart van de gedekte stapel.',
      why: 'Die ziet niemand, en het kan zelfs een joker zijn. Wat je open neemt, ziet iedereen.',
      done: 'Groen. Met twee kaarten was je beurt voorbij; daarna nam Ada twee blauwe.',
    },
    claim: {
      ask: 'Claim de rode route van Dam naar Jan Roodenpoortstoren.',
      why: 'Eén vakje, één rode kaart. Het is een dubbele route: met twee spelers gaat het blauwe spoor ernaast voor allebei dicht zodra jij claimt.',
      done: 'Een punt voor jou. Ada gaf drie blauwe kaarten uit aan een lange route: drie vakjes zijn 4 punten waard, vier zijn er 7 waard.',
    },
    joker: {
      ask: 'Neem de joker die open ligt.',
      why: 'Die vervangt elke kleur. Een open joker is je hele trekking: één kaart, geen tweede.',
      done: 'Een fijne kaart om te hebben. Bewaar hem tot het erop aankomt.',
    },
    cart: {
      ask: 'Claim de roze route bij De Drie Hendricken.',
      why: 'De karretjes erlangs leveren een bonuskaart op. Wie er aan het eind de meeste heeft, krijgt 8 punten; met zijn tweeën krijgt de ander er 4.',
      done: 'Je eerste bonuskaart ligt voor je. Ada heeft er al twee.',
    },
    grey: {
      ask: 'Verbind de twee: claim de grijze route naar de Westermarkt met je groene kaart.',
      why: 'Grijs betaal je met één kleur naar keuze. Groen heb je verder niet nodig; rood en de joker wel.',
      done: 'Dam en De Drie Hendricken zijn verbonden: je contractkaart is binnen, goed voor 3 punten aan het eind.',
    },
    contracts: {
      ask: 'Trek nieuwe contractkaarten.',
      why: 'Dat is het derde wat je in een beurt kunt doen: bekijk er twee, en houd er één of beide.',
      done: 'Raak een contractkaart aan, en de kaart van de stad toont haar twee uiteinden.',
    },
    keep: {
      ask: 'Houd die van Noordermarkt naar Westermarkt.',
      why: 'Op de Westermarkt ben je al, dus twee korte routes via de Jordaan zijn genoeg. De Munttoren ligt aan de andere kant van de stad.',
      done: 'Vier punten, als je er komt. Het einde nadert zodra iemand nog twee karren of minder heeft.',
    },
    first: {
      ask: 'Neem een oranje kaart.',
      why: 'Van Westermarkt naar Jordaan is oranje en telt twee vakjes.',
      done: 'Nog één, en de route is van jou.',
    },
    second: {
      ask: 'Neem de andere oranje.',
      why: 'Een open joker mag niet je tweede kaart zijn, elke andere wel.',
      done: 'Twee oranje, precies wat de route kost.',
    },
    pair: {
      ask: 'Claim de oranje route van Westermarkt naar Jordaan.',
      why: 'Je raakt de route aan en ziet wat je zou betalen; bevestig als het je bevalt. Ook hier staan karretjes.',
      done: 'Twee punten en een tweede bonuskaart: evenveel als Ada.',
    },
    mixed: {
      ask: 'Claim de rode route van Jordaan naar Noordermarkt met je rode kaart en de joker.',
      why: 'De joker vervangt de tweede rode. Daarvoor had je hem bewaard.',
      done: 'Je tweede contractkaart is binnen, en met drie bonuskaarten sta je ook daar voor.',
    },
  },
  farewell:
    'Nu weet je alles: verzamelen, claimen, je contractkaarten halen. Lange routes leveren het meest op, dubbele gaan dicht, en wat niet af is, kost punten. Let op je karren: 16 zijn zo op.',
};
