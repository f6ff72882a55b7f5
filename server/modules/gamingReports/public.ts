export { gaming } from './report.ts';
