export { learnerExercisePages } from './pages.tsx';
