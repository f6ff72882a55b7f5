export { tellOfSenders } from './tellOfSenders.ts';
