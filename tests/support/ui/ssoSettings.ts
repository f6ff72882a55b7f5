import type { SsoSettings } from '#contract/company/sso';

/** What the settings of single sign-on are without a connection. */
export const noSso: SsoSettings = {
  ssoType: null,
  ssoSettingsId: null,
  ssoProtocol: null,
  tenantId: null,
  clientId: null,
  clientSecret: { isSet: false },
  domain: null,
  certificate: null,
  certificateExpiresAt: null,
  identityProviderEntityId: null,
  serviceProviderEntityId: null,
  ssoUrl: null,
  ssoEnforcement: false,
  scimBearerToken: { isSet: false },
  redirectUri: 'https://heed.example/gateway/api/v1/sso/callback',
  startUrl: 'https://heed.example/begin',
  learnerStartUrl: 'https://heed.example/learn/sso?company=1',
  saml: {
    acsUrl: 'https://heed.example/saml/acs',
    entityId: 'https://heed.example/saml/metadata',
    metadataUrl: 'https://heed.example/saml/metadata',
  },
  isAzureAvailable: false,
  isSignedInWithSso: false,
  isLinked: false,
  lastFailure: null,
};
