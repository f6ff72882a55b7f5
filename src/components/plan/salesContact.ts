import { config } from '~/session/config.ts';
import { currentSession, type Session } from '~/session/useSession.ts';

/** A company that a partner or another vendor's console looks after buys there; so does a sub-reseller, of its reseller. */
export const buysElsewhere = ({ company }: Session): boolean =>
  company.integration === 'acronis' ||
  company.distribution.companyType === 'subreseller' ||
  company.distribution.parentCompanyId !== null;

/** The page or mail address of those who sell Boost, else the page of prices, as the operator has set them; none for a company that buys elsewhere. */
export function salesContact(session: Session | null = currentSession()): string | undefined {
  return session && !buysElsewhere(session) ? (config.links.contactSales ?? config.links.pricing) : undefined;
}
