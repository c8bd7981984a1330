import type { Checks } from '../checks.ts';

export const words: Checks = {
  mended: [
    /\bREADME\b|\bJSON\b|horen tests/,
    /\bJij bent(?: aan de beurt)?\b/,
    /\btralies?\b/i,
    /ruimte/i,
    /werpmunt/i,
    /Uitgang [12]X|Betreden|Excuseer/,
    /Breid uit [234]/,
    /\b(?:investerings|goederen|aandelen)?ste(?:en|nen)\b/,
    /handelsbonus(?!kaarten, kortweg)/i,
    /\b1 (?:blokjes|aandelen|kaarten|pionnen|karren|punten|beurten|muntjes)\b/,
    /netwerk/,
  ],
  wrongForms: [
    // 'Jij bouwen', 'jij heeft'; 'jij en Bram wonnen' and 'Bram en jij wonnen' are right.
    /(?<!\ben )\bjij (?!en\b)\w+en\b/i,
    /\bjij (?:is|heeft|zijn|hun|haar)\b/i,
    /\b(?:van|voor|aan|door|tegen|met|bij|naar|op|tot|uit) jij\b/i,
    /^jou\b/i,
    /\b(?:pion|pionnen|hand|kaart|kaarten|keuze|beurt|kansen) van jou\b/i,
    /\byou\b/i,
  ],
  verbs:
    /^(?:Bied|Begin|Houd|Bouw|Breid|Claim|Duw|Financier|Ga|Gooi|Haal|Kies|Kijk|Laat|Leg|Loop|Neem|Pak|Pas|Ruil|Speel|Start|Stap|Stop|Stuur|Trek|Veil|Vraag|Zet|Zie)\b/,
  you: /^Jij \w+/,
};
