export { actorOf } from './actor.ts';
export { candidateFaults, numberFaults } from './check-brain.ts';
export { swap, type Swapped } from './swap.ts';
export { deedsByCharacter, type Tags } from './characters.ts';
