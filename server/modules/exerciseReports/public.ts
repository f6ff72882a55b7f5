export { readGaming } from './gaming.ts';
export { isLocked } from './lock.ts';
