export { pageIn } from './envelope.ts';
