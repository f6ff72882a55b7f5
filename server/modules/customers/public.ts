export { inCustomer } from './inCustomer.ts';
