import { useCan, useSession } from '~/session/useSession.ts';

/** What the session allows with customers in general. */
export interface Allowed {
  /** Remove, invite again, remind. */
  write: boolean;
  suspend: boolean;
  /** Make a customer a sub-reseller, and back. */
  mark: boolean;
  /** Ask for access to the company of a customer. */
  request: boolean;
  /** Start a training at customers. */
  start: boolean;
  allocate: boolean;
  /** Staff edit plans. */
  edit: boolean;
}

export function useAllowed(): Allowed {
  const { company } = useSession();
  const canMark = useCan('customers:mark');
  const canRequest = useCan('access:request');
  return {
    write: useCan('customers:write'),
    suspend: useCan('customers:suspend'),
    mark: canMark && company.isPartnerInviteAllowed && company.integration !== 'acronis',
    request: canRequest && company.isChildLoginAllowed,
    start: useCan('sharing:write'),
    allocate: useCan('licences:allocate'),
    edit: useCan('companies:write'),
  };
}
