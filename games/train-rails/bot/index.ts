export { brain } from './brain.ts';
