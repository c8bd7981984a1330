export type { Promised } from './expectation.ts';
export { HOST_PROMISES, type Hosted } from './host-suite.ts';
export { memoryStore, type MemoryStore } from './memory-store.ts';
export { STORE_PROMISES, type OpenStore } from './store-suite.ts';
export { seeing, stepWhen, told } from './watching.ts';
