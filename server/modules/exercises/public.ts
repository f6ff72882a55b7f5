export { pageIn } from './envelope.ts';
export { exercises } from './work.ts';
