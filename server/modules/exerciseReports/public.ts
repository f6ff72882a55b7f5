export { isLocked, shown } from './lock.ts';
