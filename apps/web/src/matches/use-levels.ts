/** Which levels of bots a table of so many seats has, and with that box. */
import { LEVELS, type Level } from '@roundhouse/bots';
import type { Title } from '@roundhouse/titles';
import { useEffect, useState } from 'react';

async function readBytes(file: URL): Promise<Uint8Array | undefined> {
  const response = await fetch(file);
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
}

/** What needs no weights is there before anything is loaded. */
const SUREST_LEVELS: readonly Level[] = ['random', 'easy', 'normal'];

export function useLevels(title: Title, seats: number, agreed: object = {}): readonly Level[] {
  const [levels, setLevels] = useState(SUREST_LEVELS);
  // Options come as a new object with every drawing.
  const text = JSON.stringify({ ...agreed, seats });
  useEffect(() => {
    const config = JSON.parse(text) as { readonly seats: number };
    let isOld = false;
    const load = async (): Promise<void> => {
      const { botsOf } = await import('@roundhouse/titles/bots');
      const bots = await botsOf(title, config, readBytes);
      if (!isOld) setLevels(LEVELS.filter((level) => bots[level] !== undefined));
    };
    void load();
    return () => {
      isOld = true;
    };
  }, [title, text]);
  return levels;
}
