export { assignExercises } from './life/assignExercises.ts';
export { runDueExercises } from './life/runDueExercises.ts';
export { pageIn } from './envelope.ts';
