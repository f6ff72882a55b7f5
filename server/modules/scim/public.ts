export { mountScim } from './mountScim.ts';
