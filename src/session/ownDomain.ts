import type { Session } from './useSession.ts';

/** The company's panel stands on a verified domain of its own, where our offers have no place. */
export const hasOwnDomain = ({ company }: Session): boolean =>
  company.customDomains.some(({ type, isVerified }) => type === 'admin' && isVerified);
