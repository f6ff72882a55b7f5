/** The provider's link with the place that the person came from; the parameters that it has already stay. */
export function providerLink(link: string, appUrl: string): string {
  const url = new URL(link);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Error(`people are not sent to ${url.protocol}`);
  url.searchParams.set('appUrl', appUrl);
  url.searchParams.set('isAdminPanel', 'true');
  return url.href;
}
