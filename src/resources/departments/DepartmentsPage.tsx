import { MemberSetsPage } from '~/features/member-sets/public.ts';

/** The departments of a company. */
export const DepartmentsPage = () => <MemberSetsPage kind="departments" />;
