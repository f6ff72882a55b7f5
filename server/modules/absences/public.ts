export { changeAbsence } from './changeAbsence.ts';
