export { readGaming } from './gaming.ts';
