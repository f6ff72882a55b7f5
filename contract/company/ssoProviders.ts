/** Identity providers of single sign-on. Imports nothing, so that the signed-out pages may use it. */
export const ssoTypes = ['okta', 'azure', 'onelogin', 'gsuite', 'custom_saml'] as const;
export type SsoType = (typeof ssoTypes)[number];

/** The names of providers, the same in every language. */
export const ssoNames = { okta: 'Okta', azure: 'Azure', onelogin: 'OneLogin', gsuite: 'Google Workspace' } as const;

/** The name of a provider, also of one that is written in the audit log. i18n-keys: common.ssoProviders.* */
export const ssoName = (type: string, t: (key: 'common.ssoProviders.custom_saml') => string): string =>
  type in ssoNames ? ssoNames[type as keyof typeof ssoNames] : t('common.ssoProviders.custom_saml');

/** Protocols of single sign-on: OpenID Connect, SAML 2.0. i18n-keys: none */
export const ssoProtocols = ['oidc', 'saml'] as const;
export type SsoProtocol = (typeof ssoProtocols)[number];

/** Why a sign-in at the provider failed; the parameter `message` in the URL of the failure page. */
export const ssoFailures = [
  'email_is_not_connected',
  'sso_no_email',
  'no_subscription',
  'email_in_use',
  'sso_denied',
  'sso_expired',
  'sso_not_verified',
  'sso_unreachable',
  'sso_unsolicited',
  'sso_confirm_sent',
] as const;
export type SsoFailure = (typeof ssoFailures)[number];
