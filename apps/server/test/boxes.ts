/** Boxes to keep: ours, under a name of its own. */
import { titleOf } from '@roundhouse/titles';

export async function boxOf(
  title: string,
  head: Readonly<Record<string, unknown>> = {},
): Promise<Record<string, unknown>> {
  const ours = (await titleOf(title)?.rules())?.box?.ours ?? {};
  const [first] = Object.values(ours);
  if (!first) throw new Error(`${title} has one box`);
  return { ...first, name: 'Mine', ...head };
}
