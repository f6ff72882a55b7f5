/** The pages of departments and groups: their lists, the member lists, and the dialog that creates and renames them. */
export { DepartmentsPage, GroupsPage } from './MemberSetsPage.tsx';
export { DepartmentDialog, GroupDialog } from './NameDialog.tsx';
export { DepartmentPeoplePage, GroupPeoplePage } from './MembersPage.tsx';
