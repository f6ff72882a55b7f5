/** What departments and groups share: their list, the list of the people of one, and the drawer that assigns people. */
export { memberSetFields } from './fields.tsx';
export { AssignDrawer } from './AssignDrawer.tsx';
export { MemberSetsPage } from './MemberSetsPage.tsx';
export { MembersPage } from './MembersPage.tsx';
export { type SetOption, useSetOptions } from './useSetOptions.ts';
