export { beginMonths } from './beginMonths.ts';
export { clipOf } from './months.queries.ts';
export { monthlyWork } from './work.ts';
