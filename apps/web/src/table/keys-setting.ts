/** Whether single keys steer the table: whoever dictates or has tremors turns them off. */
import { useSyncExternalStore } from 'react';

const KEY = 'roundhouse.keys';
const OFF = 'off';
const listeners = new Set<() => void>();
let isOn = read();

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

export function setKeys(on: boolean): void {
  isOn = on;
  try {
    localStorage.setItem(KEY, on ? 'on' : OFF);
  } catch {
    // Storage may be forbidden; then it lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useKeysSetting(): boolean {
  return useSyncExternalStore(subscribe, () => isOn);
}
