/** The consent of the owner of a mailbox at Microsoft: the answer with which it leads back to a page, and how that page goes on. */
export { type GraphAnswer, useGraphAnswer } from './graphAnswer.ts';
export { GraphConnecting } from './GraphConnecting.tsx';
