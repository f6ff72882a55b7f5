/** The provider's link with what tells it where the person came from; what its query holds already stays. */
export function providerLink(link: string, appUrl: string): string {
  const url = new URL(link);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Error(`people are not sent to ${url.protocol}`);
  url.searchParams.set('appUrl', appUrl);
  url.searchParams.set('isAdminPanel', 'true');
  return url.href;
}
