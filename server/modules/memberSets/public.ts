export { assignMembers, unassignMembers } from './changeMembers.ts';
export { createSet, removeSet, renameSet } from './changeSets.ts';
export { findSet, findSets } from './memberSets.queries.ts';
export { unassignedPeople } from './unassignedPeople.ts';
