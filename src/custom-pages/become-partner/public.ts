import type { Session } from '~/session/useSession.ts';

/** The customer of a partner may become one itself; whoever is one, or has no partner, is not asked. */
export const mayBecomePartner = ({ company: { distribution } }: Session): boolean =>
  distribution.parentCompanyId !== null && !distribution.isPartner;
