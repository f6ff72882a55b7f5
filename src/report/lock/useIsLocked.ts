import { useSession } from '~/session/useSession.ts';

/** Whether the plan shows only the first rows of a report, and no answers and files: every plan but Boost, as on the server. */
export const useIsLocked = (): boolean => useSession().plan !== 'boost';
