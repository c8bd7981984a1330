import { ratingStore, type RatingStore } from '@roundhouse/store';
import { TITLES } from '@roundhouse/titles';
import { Failed, type Command } from '../command.ts';
import { openPlace } from '../online/place.ts';
import { answered, DATA, storePlace } from '../online/store-place.ts';
import { print } from '../output.ts';

export const command: Command = {
  usage: 'ratings',
  summary: 'count all rated games anew, and compare with the ladders that stand',
  details: ['Nothing is changed. Exit code 1 where a rating is not what the results give.'],
  options: DATA,
  async run(args) {
    const database = await answered(openPlace(storePlace(args)));
    try {
      const wrong: string[] = [];
      for (const { id } of TITLES) wrong.push(...(await compared(ratingStore(database), id)));
      if (wrong.length > 0) throw new Failed(wrong.join('\n'));
    } finally {
      await database.close();
    }
  },
};

/** Who is rated otherwise than he should be. */
async function compared(ratings: RatingStore, title: string): Promise<readonly string[]> {
  const { games, standings } = await ratings.recomputed(title);
  const stand = await ratings.ratings(title);
  const wrong = stand.flatMap(({ player, mean, deviation, games: played }) => {
    const given = standings.get(player);
    const isSame = given?.mean === mean && given.deviation === deviation && given.games === played;
    const found = given ? `${given.mean} ± ${given.deviation} from ${given.games}` : 'nothing';
    const stands = `${mean} ± ${deviation} from ${played}`;
    return isSame ? [] : [`${title}, ${player}: ${stands} stand, the results give ${found}`];
  });
  const missing = [...standings.keys()]
    .filter((player) => stand.every((each) => each.player !== player))
    .map((player) => `${title}, ${player}: is missing`);
  print(
    `${title}: ${games} games, ${stand.length} players, ${wrong.length + missing.length} wrong`,
  );
  return [...wrong, ...missing];
}
