/** The pages of departments and groups: their lists, and the list of the people of one. */
export { DepartmentsPage, GroupsPage } from './MemberSetsPage.tsx';
export { DepartmentPeoplePage, GroupPeoplePage } from './MembersPage.tsx';
