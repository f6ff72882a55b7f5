/** What departments and groups share: their list, and the list of the people of one. */
export { MemberSetsPage } from './MemberSetsPage.tsx';
export { MembersPage } from './MembersPage.tsx';
