export { ScoreNumber } from './ScoreNumber.tsx';
