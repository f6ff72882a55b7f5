import { z } from 'zod';
import { at, endpoint, id, nothing, text } from '../kit/endpoint.ts';
import { textLimits } from '../kit/limits.ts';
import { verificationTokenId } from '../session/verificationToken.ts';
import { companyLimits } from './limits.ts';
import { ssoFailures, ssoProtocols, ssoTypes } from './ssoProviders.ts';

const base = '/api/v1/sso';
const ofCompany = `${base}/company/{companyId}` as const;

/** Host of an organisation at its provider, such as `acme.okta.com`; a path names an authorization server of its own. */
const domain = text().transform((value) => value.replace(/^https:\/\//i, '').replace(/\/+$/, ''));
/** Absent or empty: keeps the stored secret of this client. */
const clientSecret = z.string().trim().max(textLimits.textMax).optional();

/**
 * What a company enters about its provider of SAML: the certificate in PEM or as bare base64, the provider's own entity id, and the page
 * to which people are sent.
 */
const ofSaml = {
  certificate: z.string().trim().min(1).max(companyLimits.sso.certificateMax),
  identityProviderEntityId: text(),
  ssoUrl: text(textLimits.longTextMax),
};
const ofCertificate = ['certificate_unreadable', 'certificate_weak', 'certificate_not_in_force'] as const;

/** All fields are null without a connection. Secrets never leave the server: only whether one is set. */
export const ssoSettings = z.object({
  ssoType: z.enum(ssoTypes).nullable(),
  ssoSettingsId: id.nullable(),
  ssoProtocol: z.enum(ssoProtocols).nullable(),
  tenantId: z.string().nullable(),
  clientId: z.string().nullable(),
  clientSecret: z.object({ isSet: z.boolean() }),
  domain: z.string().nullable(),
  /** Five fields of SAML, null for a connection over OpenID Connect. The certificate is public, in PEM. */
  certificate: z.string().nullable(),
  certificateExpiresAt: at.nullable(),
  identityProviderEntityId: z.string().nullable(),
  serviceProviderEntityId: z.string().nullable(),
  ssoUrl: z.string().nullable(),
  ssoEnforcement: z.boolean(),
  scimBearerToken: z.object({ isSet: z.boolean() }),
  /** The redirect URL to enter at a provider of OpenID Connect. */
  redirectUri: z.string(),
  /** Where a sign-in with the connection begins, for the app list of a provider, which cannot begin one itself. */
  startUrl: z.string(),
  /** The same for learners; null where they have an app of their own, which signs them in. */
  learnerStartUrl: z.string().nullable(),
  /** The values to enter at a provider of SAML: the URL to which it posts its answers, our entity id, and a file with both. */
  saml: z.object({ acsUrl: z.string(), entityId: z.string(), metadataUrl: z.string() }),
  /** Entra needs an application that this installation registered. */
  isAzureAvailable: z.boolean(),
  /** The caller has signed in through the connection, as enforcement requires. */
  isSignedInWithSso: z.boolean(),
  /** The caller's account is bound to an account at the provider. */
  isLinked: z.boolean(),
  lastFailure: z.object({ at, reason: z.enum(ssoFailures), detail: z.string() }).nullable(),
});
export type SsoSettings = z.input<typeof ssoSettings>;

export const getSsoSettings = endpoint({
  method: 'GET',
  path: ofCompany,
  summary: 'Single sign-on of the company',
  access: 'sso:read',
  tx: 'none',
  reply: ssoSettings,
  errors: [],
});

/** A person who sets how a company signs in can sign in as others. So these calls need a fresh second step, not only an open session. */
const guarded = { access: 'sso:write', needsStep: 'password', needsVerifiedEmail: true, tx: 'none' } as const;
const guardErrors = ['plan_required', 'email_not_verified', 'mfa_step_expired'] as const;
const saving = {
  ...guarded,
  method: 'POST',
  reply: nothing,
  errors: [...guardErrors, 'sso_unreachable'],
  perMinute: companyLimits.sso.savesPerMinute,
} as const;

/** Another provider, domain or client makes a new connection: people have to link their accounts again, and enforcement ends. */
export const saveOkta = endpoint({
  ...saving,
  path: `${base}/{companyId}/okta`,
  summary: 'Connects the company with Okta, over OpenID Connect or SAML',
  body: z.discriminatedUnion('isSaml', [
    z.object({
      isSaml: z.literal(false),
      domain,
      clientID: text(),
      clientSecret,
      ssoSettingsId: id.nullish(),
      verificationTokenId,
    }),
    z.object({
      isSaml: z.literal(true),
      ...ofSaml,
      serviceProviderEntityId: text(),
      ssoSettingsId: id.nullish(),
      verificationTokenId,
    }),
  ]),
  errors: [...saving.errors, ...ofCertificate],
});

export const saveAzure = endpoint({
  ...saving,
  path: `${base}/{companyId}/tenant_id`,
  summary: 'Connects the company with its tenant of Microsoft Entra',
  body: z.object({ ssoType: z.literal('azure'), tenantId: id, verificationTokenId }),
  errors: [...saving.errors, 'sso_provider_not_set_up'],
});

export const saveOneLogin = endpoint({
  ...saving,
  path: `${base}/{companyId}/onelogin`,
  summary: 'Connects the company with OneLogin over OpenID Connect',
  body: z.object({ domain, clientID: text(), clientSecret, verificationTokenId }),
});

const savingSaml = {
  ...saving,
  body: z.object({ ...ofSaml, verificationTokenId }),
  errors: [...guardErrors, ...ofCertificate],
} as const;

export const saveCustomSaml = endpoint({
  ...savingSaml,
  path: `${base}/{companyId}/custom_saml`,
  summary: 'Connects the company with a provider of SAML',
});

export const saveGsuite = endpoint({
  ...savingSaml,
  path: `${base}/{companyId}/gsuite`,
  summary: 'Connects the company with Google Workspace over SAML',
});

export const removeSso = endpoint({
  method: 'DELETE',
  path: ofCompany,
  summary: 'Removes single sign-on; enforcement ends with it',
  ...guarded,
  body: z.object({ verificationTokenId }),
  reply: nothing,
  errors: guardErrors,
});

export const enforceSso = endpoint({
  method: 'PUT',
  path: `${ofCompany}/enforcement`,
  summary: 'Makes everybody but the account owner sign in with single sign-on, or no longer; switched on only by who did',
  ...guarded,
  body: z.object({ ssoEnforcementStatus: z.boolean(), verificationTokenId }),
  reply: nothing,
  errors: [...guardErrors, 'sso_session_required'],
});
