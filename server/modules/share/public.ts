export { mountShare } from './mountShare.ts';
