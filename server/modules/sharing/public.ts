export { changeCustomers } from './changeCustomers.ts';
export { matching, type Reasons } from './eligibility.ts';
