/** Who played a game, by seat, whether on this device or elsewhere; undefined where nobody knows. */
import { listMatches } from '../../host/index.ts';
import { isOnline } from '../../online/addresses.ts';

export async function namesAt(match: string): Promise<readonly string[] | undefined> {
  if (isOnline(match)) return (await import('../../online/open-online.ts')).onlineNames(match);
  const entry = (await listMatches()).find((each) => each.match === match);
  return entry?.sitters.map(({ name }) => name);
}
