export { memoryStore, type MemoryStore } from './memory-store.ts';
export { seeing, stepWhen, told } from './watching.ts';
