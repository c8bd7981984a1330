/** Whether single keys steer the table: whoever dictates or has tremors turns them off. */
import { useSyncExternalStore } from 'react';
import { Listeners } from '../app/listeners.ts';
import { keepText, keptText } from '../settings/kept-text.ts';

const KEY = 'roundhouse.keys';
const OFF = 'off';
const told = new Listeners();
let isOn = keptText(KEY) !== OFF;

/** Where it can't be kept, it lasts as long as the page. */
export function setKeys(on: boolean): void {
  isOn = on;
  keepText(KEY, on ? 'on' : OFF);
  told.tell();
}

export function useKeysSetting(): boolean {
  return useSyncExternalStore(told.subscribe, () => isOn);
}
