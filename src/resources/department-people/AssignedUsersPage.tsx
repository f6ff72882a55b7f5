import { MembersPage } from '~/features/member-sets/public.ts';

/** The people of one department. */
export const AssignedUsersPage = () => <MembersPage kind="departments" />;
