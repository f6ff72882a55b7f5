export { applyDisabled } from './bulk/applyDisabled.ts';
export { describeSelection, requireSameTotal, selectedWhere, uniqueIds } from './bulk/selection.ts';
export { emailsInUse, mapUniqueEmailError, requireFreeEmails } from './emailsInUse.ts';
export { removeUnproved, takeUnproved } from './unprovedSignups.ts';
export { addPeople, createSets, insertMembers } from './invite/addPeople.ts';
export { type PeopleFilters, peopleWhere } from './list/conditions.ts';
export { listPeople } from './list/listPeople.ts';
export { adminsOf, isAbove, requireAddressUnlocked, requireUnlocked } from './profile/locks.ts';
export { readProfile, requireOwnOr } from './profile/readProfile.ts';
