import type { Brand } from '#contract/partners/whiteLabel';
import { release } from '#contract/product';

type LinkName =
  | 'learnerApp'
  | 'userAgreement'
  | 'privacyPolicy'
  | 'swagShop'
  | 'knowledgeBase'
  | 'bookDemo'
  | 'affiliate'
  | 'feedback';

/** Public settings that the server writes into the page; `build` is the build that it serves. */
export interface PublicConfig {
  firebase: { apiKey: string; authDomain?: string | undefined; projectId: string; embedded: boolean };
  links: Partial<Record<LinkName, string>>;
  /** The origin of shared pages, if it is not this one. */
  shareUrl?: string | undefined;
  /** The Sentry project that errors are reported to, if any. */
  sentryDsn?: string | undefined;
  release: string;
  build: string;
  /** The look of the host name; null for the product’s own. */
  brand?: Brand | null | undefined;
}

const unset: PublicConfig = { firebase: { apiKey: 'unset', projectId: 'unset', embedded: true }, links: {}, release, build: '' };

function readConfig(): PublicConfig {
  const content = document.querySelector<HTMLMetaElement>('meta[name="heed-config"]')?.content;
  return content ? { ...unset, ...(JSON.parse(content) as PublicConfig) } : unset;
}

export const config = readConfig();

/** The style nonce of this page; empty if it is served without a content security policy. */
export const styleNonce = (): string => {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  return nonce === '__CSP_NONCE__' ? '' : nonce;
};
