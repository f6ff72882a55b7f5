import { randomUUID } from 'node:crypto';
import type { Known } from './validCalls.ts';

const idp = 'https://idp.invalid';
/** The certificate has the length of one, but cannot be read. */
const step = { verificationTokenId: 'none' };
const samlBody = { certificate: 'A'.repeat(1200), identityProviderEntityId: idp, ssoUrl: idp, ...step };

/** Bodies that the contract accepts, of the calls of single sign-on and provisioning. */
export const ssoBodies: Record<string, (known: Known) => Record<string, unknown>> = {
  'sso.loginEndpointLink': () => ({ origin: 'admin' }),
  'sso.linkOwnSso': () => step,
  'sso.saveOkta': () => ({ domain: 'acme.okta.invalid', clientID: 'heed', clientSecret: 'secret', isSaml: false, ...step }),
  'sso.saveAzure': () => ({ ssoType: 'azure', tenantId: randomUUID(), ...step }),
  'sso.saveOneLogin': () => ({ domain: 'acme.onelogin.invalid', clientID: 'heed', clientSecret: 'secret', ...step }),
  'sso.saveCustomSaml': () => samlBody,
  'sso.saveGsuite': () => samlBody,
  'sso.enforceSso': () => ({ ssoEnforcementStatus: true, ...step }),
  'sso.removeSso': () => step,
  'sso.addDomain': () => ({ domain: `${randomUUID()}.example` }),
  'scim.createScimToken': () => step,
  'scim.decideMove': () => ({ isConfirmed: true, newEmail: 'new@acme.example', ...step }),
  'scim.takeOverProvisioned': () => ({ expectedTotal: 0 }),
  'scim.decideHeld': ({ userId }) => ({ isConfirmed: true, userIds: [userId] }),
};
