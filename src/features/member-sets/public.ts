/** The pages of departments and groups: their lists, and the member lists. */
export { DepartmentsPage, GroupsPage } from './MemberSetsPage.tsx';
export { DepartmentPeoplePage, GroupPeoplePage } from './MembersPage.tsx';
