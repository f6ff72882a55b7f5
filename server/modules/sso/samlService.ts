import { generateServiceProviderMetadata, SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import { sessionLimits } from '#contract/session/limits';
import { minuteMs } from '#contract/kit/durations';
import { machineTime } from '../../clock.ts';
import { baseUrl, type Env } from '../../env.ts';
import type { Connection } from './provider.ts';

const base = '/gateway/api/v1/sso/saml';
/** Where providers post their answers, and where a file says so. `:companyId` is the place of a route. */
export const acsPath = `${base}/:companyId/acs`;
export const metadataPath = `${base}/:companyId/metadata`;

export interface SamlPlaces {
  acsUrl: string;
  entityId: string;
  metadataUrl: string;
}

/**
 * Our addresses that the provider of a company must know. They name the company, so that an answer to another company is refused even if
 * both have the same provider and certificate.
 */
export function samlPlaces(env: Env, companyId: string): SamlPlaces {
  const at = (path: string) => `${baseUrl(env)}${path.replace(':companyId', companyId)}`;
  return { acsUrl: at(acsPath), entityId: at(metadataPath), metadataUrl: at(metadataPath) };
}

/** The file that many providers import. */
export const metadataFile = ({ acsUrl, entityId }: SamlPlaces): string =>
  generateServiceProviderMetadata({
    issuer: entityId,
    callbackUrl: acsUrl,
    identifierFormat: null,
    wantAssertionsSigned: true,
    generateUniqueId: () => `_${entityId.replace(/\W/g, '')}`,
  });

const { signInMinutes, clockSeconds } = sessionLimits.sso;

/** The library for one sign-in with this connection; `requestId` is the only request that an answer may be to. */
export function samlOf(env: Env, connection: Connection, requestId: string): SAML {
  const { certificate, ssoUrl, serviceProviderEntityId: entityId } = connection;
  if (!certificate || !ssoUrl || !entityId) throw new Error('not a connection over SAML');
  const begun = machineTime();
  return new SAML({
    idpCert: certificate,
    idpIssuer: connection.issuer,
    entryPoint: ssoUrl,
    callbackUrl: samlPlaces(env, connection.companyId).acsUrl,
    issuer: entityId,
    audience: entityId,
    wantAssertionsSigned: true,
    // Many providers sign only the assertion, and we read the person from nothing else.
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: clockSeconds * 1000,
    maxAssertionAgeMs: signInMinutes * minuteMs,
    // The provider decides what identifies people, and how they prove who they are.
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    generateUniqueId: () => requestId,
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: signInMinutes * minuteMs,
    // The request is a row of `sso_sign_ins`, which was taken for this answer: no other one counts, and none a second time.
    cacheProvider: {
      saveAsync: async (_id, value) => ({ value, createdAt: begun.getTime() }),
      getAsync: async (id) => (id === requestId ? begun.toISOString() : null),
      removeAsync: async (id) => id,
    },
  });
}
