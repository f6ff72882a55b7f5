export { answerMessage } from './answer.ts';
