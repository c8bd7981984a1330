export class Stop extends Error {}
export function say(line: string): void;
export function install(folder: string, what: string): Promise<void>;
export function withLock<T>(lock: string, task: () => Promise<T>): Promise<T>;
