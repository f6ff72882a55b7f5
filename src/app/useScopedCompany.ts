import { useEffect } from 'react';
import { getCompanyView } from '#contract/company/companies';
import { useEndpoint } from '~/dataProvider/index.ts';
import { sessionStore, setActingCompany } from '~/session/store.ts';
import { useMaybeSession } from '~/session/useSession.ts';

/** Reads the company that was entered; until it is there no page can say what company it is about. */
export function useScopedCompany(): { isWaiting: boolean; error: Error | null } {
  const session = useMaybeSession();
  const { user, acting } = sessionStore.get();
  const isWaiting = user !== null && session === null;
  const companyId = acting?.companyId ?? '';
  const { data, error } = useEndpoint(getCompanyView, { params: { companyId } }, { enabled: isWaiting && companyId !== '' });
  useEffect(() => {
    if (data) setActingCompany(data);
  }, [data]);
  return { isWaiting, error: isWaiting ? error : null };
}
