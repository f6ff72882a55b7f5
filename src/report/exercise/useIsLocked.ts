import { useSession } from '~/session/useSession.ts';

/** Whether the plan shows only the first rows of a report, and no answers and files: during a trial. */
export function useIsLocked(): boolean {
  const { plan, company } = useSession();
  return plan !== 'boost' && !company.distribution.isPartner;
}
