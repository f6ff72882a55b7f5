export { scoreIndustries } from './industry.ts';
