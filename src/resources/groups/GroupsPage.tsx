import { MemberSetsPage } from '~/features/member-sets/public.ts';

/** The groups of a company. */
export const GroupsPage = () => <MemberSetsPage kind="groups" />;
