export { addAbsences } from './addAbsences.ts';
export { changeAbsence } from './changeAbsence.ts';
