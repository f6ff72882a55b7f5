/** What other folders may use. */
export { customersPageOf } from './customersPageOf.ts';
