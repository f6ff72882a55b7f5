import { release } from '#contract/product';

type LinkName =
  | 'learnerApp'
  | 'userAgreement'
  | 'privacyPolicy'
  | 'swagShop'
  | 'knowledgeBase'
  | 'contactSales'
  | 'bookDemo'
  | 'pricing'
  | 'affiliate'
  | 'feedback';

/** Public settings, written by the server into the page; `build` is the build the server serves. */
export interface PublicConfig {
  firebase: { apiKey: string; authDomain?: string | undefined; projectId: string; embedded: boolean };
  links: Partial<Record<LinkName, string>>;
  /** Where people outside find what was shared with them, if not here. */
  shareUrl?: string | undefined;
  /** Where errors are reported to; nowhere when it is not set. */
  sentryDsn?: string | undefined;
  release: string;
  build: string;
}

const unset: PublicConfig = { firebase: { apiKey: 'unset', projectId: 'unset', embedded: true }, links: {}, release, build: '' };

function readConfig(): PublicConfig {
  const content = document.querySelector<HTMLMetaElement>('meta[name="heed-config"]')?.content;
  return content ? { ...unset, ...(JSON.parse(content) as PublicConfig) } : unset;
}

export const config = readConfig();

/** Style nonce of this page; empty when the page is served without a content policy. */
export const styleNonce = (): string => {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  return nonce === '__CSP_NONCE__' ? '' : nonce;
};
