import type { LessonWords } from '@roundhouse/ui/lesson';
import type { PromptId } from '../../lesson/index.ts';

export const words: LessonWords<PromptId> = {
  prompts: {
    offer: {
      ask: 'Bied Rood aan voor 6 blokjes.',
      why: 'Welkom in de laatste van vijf ronden. Met blokjes koop je de controle over een maatschappij voor één ronde, en een aandeel voorgoed. Rood is één verbinding van iets moois verwijderd.',
      done: 'Je opent met 6. Ada heeft het ook gezien en biedt 7; Bram past.',
    },
    raise: {
      ask: 'Verhoog naar 8 blokjes.',
      why: 'Wat je betaalt, komt op het maatschappijveld van Rood, en daarvan bouwt ze. Een hoge prijs is dus geen weggegooid geld: voor 8 heb je plannen.',
      done: 'Rood is deze ronde van jou, en je hebt er een tweede aandeel bij. Nu biedt Ada Blauw aan.',
    },
    pass: {
      ask: 'Pas, en laat Ada Blauw nemen voor 5.',
      why: 'Wie een maatschappij controleert, krijgt deze ronde haar winst. Jij weet waar Rood heen gaat; Blauw laat je aan Ada.',
      done: 'Ada heeft Blauw. Bram geeft de beurt door, dus jij mag weer iets aanbieden.',
    },
    yellow: {
      ask: 'Bied Geel aan voor 4 blokjes.',
      why: 'Je mag meer dan één maatschappij onder controle hebben. Geel heeft nog geen spoor, en 4 blokjes zijn genoeg voor één goede verbinding.',
      done: 'Niemand biedt meer: ook Geel is van jou. Ada en Bram hoeven verder niets.',
    },
    marker: {
      ask: 'Pas: de veilingen zijn klaar als iedereen op rij past.',
      why: 'Blokjes die je overhoudt, tellen aan het eind niet mee, maar er valt hier niets meer te koop dat ze waard is.',
      done: 'Nu bouwen de maatschappijen om de beurt, telkens één verbinding, zolang ze kunnen betalen.',
    },
    start: {
      ask: 'Begin met Geel in Rotterdam, met het traject naar Eindhoven.',
      why: 'Een eerste verbinding begint in een zeshoek. De startstad levert niets op, de stad waar je aankomt wel: Eindhoven, $30.',
      done: '$30 winst, en de 4 blokjes liggen weer in de voorraad.',
    },
    across: {
      ask: 'Dicht het gat: bouw met Rood van Rotterdam naar Antwerpen.',
      why: 'Rood komt uit Groningen, Blauw uit Oostende: de twee einden van de kaart. Wie ze het eerst verbindt, krijgt $50 extra, en elke andere maatschappij onderweg $30.',
      done: 'Verbonden. $40 voor Antwerpen en $50 voor de transcontinentale verbinding; Blauw kreeg er $30 van. Dat gebeurt één keer per spel.',
    },
    fifth: {
      ask: 'Bouw met Rood van Arnhem naar Luik.',
      why: 'Dat kost alle 5 blokjes die er nog liggen en levert $40 op. En Luik is oranje, de enige kleur goederen die Rood nog mist: je zult zien waar dat goed voor is.',
      done: 'Niemand kan nog bouwen, en de winst wordt uitbetaald: $130 van Rood, $30 van Geel. Elke stad met spoor krijgt nu een goederenblokje.',
    },
    own: {
      ask: 'Pak voor Geel het groene goederenblokje van Eindhoven.',
      why: 'De eindafrekening. Nu beslist wie de meeste aandelen van een maatschappij heeft. Ze pakken om de beurt een blokje uit hun eigen net, en verschillende kleuren samen zijn het meest waard.',
      done: 'Ada pakte met Blauw het roze van Oostende. Nu is Rood aan de beurt.',
    },
    orange: {
      ask: 'Pak voor Rood het oranje goederenblokje van Luik.',
      why: 'Groen en Blauw komen ook in Luik, en in elke stad ligt er maar één. Pak eerst wat een ander ook kan pakken; Groningen is toch alleen van jou.',
      done: 'Net op tijd. De anderen pakten Luxemburg en Namen, de laatste twee oranje.',
    },
    black: {
      ask: 'Pak het zwarte blokje van Antwerpen.',
      why: 'Het is het enige zwarte in je net, en Blauw kan het zo pakken.',
      done: 'Oranje en zwart: een aandeel in Rood is nu $30 waard.',
    },
    pink: {
      ask: 'Pak het roze blokje van Groningen.',
      why: 'Daar komt verder niemand, dus dat kon wachten.',
      done: 'Drie kleuren zijn $60 waard, vier $100, en alle vijf $150.',
    },
    green: {
      ask: 'Pak een groen blokje: dat van Zwolle of dat van Arnhem, net wat je wilt.',
      why: 'Een tweede blokje van dezelfde kleur begint een nieuwe set, voor $10.',
      done: 'Vier kleuren, $100 per aandeel.',
    },
    white: {
      ask: 'Maak de set compleet met het witte blokje van Utrecht.',
      why: 'Elk aandeel levert op wat zijn maatschappij waard is: twee keer voor jou, en één keer voor Ada, die er in ronde 1 een kocht.',
      done: 'Vijf kleuren: $150 per aandeel, en dus $300 voor jou.',
    },
  },
  farewell:
    'Nu weet je alles: bieden, bouwen, de kusten verbinden, en op tijd aan de goederen denken. De grote kaart heeft 38 steden, met San Francisco en New York als einden.',
};
