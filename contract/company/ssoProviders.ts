/** Identity providers of single sign-on over OpenID Connect. Imports nothing, so that the signed-out pages may use it. */
export const ssoTypes = ['okta', 'azure', 'onelogin'] as const;
export type SsoType = (typeof ssoTypes)[number];

/** Protocols of single sign-on. i18n-keys: none */
export const ssoProtocols = ['oidc'] as const;
export type SsoProtocol = (typeof ssoProtocols)[number];

/** Why a sign-in at the provider led nowhere; the address of the failure page carries it as `message`. */
export const ssoFailures = [
  'email_is_not_connected',
  'no_subscription',
  'email_in_use',
  'sso_denied',
  'sso_expired',
  'sso_not_verified',
  'sso_unreachable',
] as const;
export type SsoFailure = (typeof ssoFailures)[number];
