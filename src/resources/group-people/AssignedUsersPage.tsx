import { MembersPage } from '~/features/member-sets/public.ts';

/** The people of one group. */
export const AssignedUsersPage = () => <MembersPage kind="groups" />;
