export { LEVELS, type Bot, type Bots, type Level } from './bot.ts';
export { randomBot } from './random.ts';
