import { randomUUID } from 'node:crypto';
import type { Known } from './validCalls.ts';

const idp = 'https://idp.invalid';
/** The certificate has the length of one, but cannot be read. */
const samlBody = { certificate: 'A'.repeat(1200), identityProviderEntityId: idp, ssoUrl: idp };
const step = { verificationTokenId: 'none' };

/** Bodies that the contract accepts, of the calls of single sign-on and provisioning. */
export const ssoBodies: Record<string, (known: Known) => Record<string, unknown>> = {
  'sso.loginEndpointLink': () => ({ origin: 'admin' }),
  'sso.linkOwnSso': () => step,
  'sso.saveOkta': () => ({ domain: 'acme.okta.invalid', clientID: 'heed', clientSecret: 'secret', isSaml: false }),
  'sso.saveAzure': () => ({ ssoType: 'azure', tenantId: randomUUID() }),
  'sso.saveOneLogin': () => ({ domain: 'acme.onelogin.invalid', clientID: 'heed', clientSecret: 'secret' }),
  'sso.saveCustomSaml': () => samlBody,
  'sso.saveGsuite': () => samlBody,
  'sso.enforceSso': () => ({ ssoEnforcementStatus: true }),
  'sso.addDomain': () => ({ domain: `${randomUUID()}.example` }),
  'scim.takeOverProvisioned': () => ({ expectedTotal: 0 }),
  'scim.decideHeld': ({ userId }) => ({ isConfirmed: true, userIds: [userId] }),
};
