import type { Session } from '~/session/useSession.ts';

/** Whether the company is a partner's customer, which may become a partner itself. */
export const mayBecomePartner = ({ company: { distribution } }: Session): boolean =>
  distribution.parentCompanyId !== null && !distribution.isPartner;
