import type { CardNames } from '../cards.ts';

export const words: CardNames = {
  colours: { red: 'rode', blue: 'blauwe' },
  actions: {
    exit1: 'Uitstappen 1X',
    exit2: 'Uitstappen 2X',
    express: 'Express',
    reverse: 'Omkeren',
    eccentric: 'Excentrische Passagier',
    beg: 'Bedelende Passagier',
    token: '+1 Muntje',
    enter1: 'Instappen 1X',
    enter2: 'Instappen 2X',
    excuse: 'Pardon',
    upass: 'U-Pas',
    advanced1: 'Geavanceerde Beweging 1',
    advanced2: 'Geavanceerde Beweging 2',
    advanced3: 'Geavanceerde Beweging 3',
    takeseat: 'Neem Plaats',
    rebel: 'Rebelse Passagier',
  },
};
