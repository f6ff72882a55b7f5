export { answerMessage } from './answer.ts';
export { findMessages } from './learnerExercises.ts';
