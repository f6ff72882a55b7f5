/** The visitor as the operator's marketing knows them: the HubSpot cookie, or an empty text. */
export function visitorToken(): string {
  const cookie = document.cookie.split('; ').find((part) => part.startsWith('hubspotutk='));
  return decodeURIComponent(cookie?.slice('hubspotutk='.length) ?? '');
}
