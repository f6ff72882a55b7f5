export { scoreIndustries } from './industry.ts';
export { type Inputs, inputsOf } from './inputs.ts';
