export { beginMonths } from './beginMonths.ts';
export { monthlyWork } from './work.ts';
