/** The visitor as the operator's marketing knows them: the HubSpot cookie, or an empty text. */
export function visitorToken(): string {
  const cookie = document.cookie.split('; ').find((part) => part.startsWith('hubspotutk='));
  return decodeURIComponent(cookie?.slice('hubspotutk='.length) ?? '');
}

/** Who referred the visitor, as the operator's affiliate script knows it. */
export const affiliateReferral = (): string | undefined =>
  (window as { Rewardful?: { referral?: string } }).Rewardful?.referral || undefined;
