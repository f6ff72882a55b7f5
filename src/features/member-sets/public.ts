/** What departments and groups share: their list, the list of the people of one, and the drawer that assigns people. */
export { AssignDrawer } from './AssignDrawer.tsx';
export { type MemberSelection, pickerShape, toUnassignedQuery } from './members.ts';
export { MemberSetsPage } from './MemberSetsPage.tsx';
export { MembersPage } from './MembersPage.tsx';
export { pickerReading, usePeople } from './usePeople.ts';
