/** What a scene sounds like: once as it begins, and with each line where lines are counted. */
import type { Moment, MomentKind } from '@roundhouse/ui/moment';
import { useEffect } from 'react';
import { useSettings } from '../../settings/index.ts';
import { playSound, type SoundName } from '../sounds.ts';

const BEGINS: Readonly<Record<MomentKind, SoundName | undefined>> = {
  payout: undefined,
  hammer: 'hammer',
  die: 'die',
  contract: 'stamp',
  count: undefined,
};
const LINES: Readonly<Partial<Record<MomentKind, SoundName>>> = { payout: 'coin', count: 'turned' };

export function useSceneSounds({ kind }: Moment, shown: number): void {
  const { sound: isOn } = useSettings();
  useEffect(() => {
    const begins = BEGINS[kind];
    if (isOn && begins) playSound(begins);
  }, [kind, isOn]);
  useEffect(() => {
    const each = LINES[kind];
    if (isOn && each && shown > 0) playSound(each);
  }, [kind, shown, isOn]);
}
