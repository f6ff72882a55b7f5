import { policyPeople } from './index.ts';

/** The people of the revision in the record context. */
export const PolicyPeople = policyPeople.list;
