import type { Checks } from '../checks.ts';

export const words: Checks = {
  mended: [
    /\bREADME\b|\bJSON\b|tests that carry/,
    /\bthe record\b|\bthe match\b/i,
    /merchandise card/i,
    /\b1 (?:cubes|shares|cards|pawns|carts|points|turns|tokens|contracts)\b/,
  ],
  wrongForms: [
    // 'You builds', 'you was'; 'you pass' and 'you miss' are right.
    /\byou (?!always|perhaps)\w*[^s\W]s\b/i,
    /\byou['’]s\b/i,
    /\b(?:pawn|pawns|hand|cards?|choice|turn|chances) of you\b/i,
    /\b(?:Jij|jou|jouw)\b/i,
  ],
  verbs:
    /^(?:Accept|Answer|Ask|Auction|Bid|Board|Build|Choose|Claim|Decline|Draw|Expand|Finance|Keep|Lay|Make|Move|Offer|Pass|Play|Push|Put|Roll|Seat|Send|Sit|Start|Stop|Swap|Take|Test)\b/,
  you: /^You \w+/,
};
