import type { SsoType } from '#contract/company/ssoProviders';
import type { contract } from '#contract/index';
import { learnerSsoPath } from '#contract/learner/pages';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { requireOwnCompany } from '../../core/requireOneself.ts';
import { companies, scimTokens } from '../../db/schema.ts';
import { eq } from 'drizzle-orm';
import { ownerTx } from '../../db/tx.ts';
import { baseUrl } from '../../env.ts';
import { browserOf, markBrowser } from '../../http/browserMark.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { findPersonById, requirePanelUser } from '../session/public.ts';
import { expiryIn, readCertificate } from './certificate.ts';
import {
  connectionOfSession,
  enforce,
  findConnection,
  type ConnectionValues,
  isLinked,
  removeConnection,
  saveConnection,
} from './connections.ts';
import { addDomain, listDomains, proveDomain, removeDomain } from './domains.ts';
import { connectionForEmail } from './connectionForEmail.ts';
import { beginLink } from './mountSso.ts';
import { issuerAt, pageAt, redirectUriOf } from './provider.ts';
import { samlPlaces } from './samlService.ts';
import { beginSignIn, takeSsoToken } from './signIns.ts';

/** The settings of the company in scope, without secrets. */
function readSettings({ db, env }: Services, actor: Actor) {
  return ownerTx(db, async (tx) => {
    const connection = await findConnection(tx, actor.companyId);
    const [company] = await tx.select().from(companies).where(eq(companies.id, actor.companyId));
    const failure = connection?.lastFailure;
    return {
      ssoType: connection?.type ?? null,
      ssoSettingsId: connection?.id ?? null,
      ssoProtocol: connection?.protocol ?? null,
      tenantId: connection?.tenantId ?? null,
      clientId: connection?.clientId ?? null,
      clientSecret: { isSet: Boolean(connection?.sealedSecret) },
      domain: connection?.domain ?? null,
      certificate: connection?.certificate ?? null,
      certificateExpiresAt: connection?.certificate ? expiryIn(connection.certificate) : null,
      identityProviderEntityId: connection?.protocol === 'saml' ? connection.issuer : null,
      serviceProviderEntityId: connection?.serviceProviderEntityId ?? null,
      ssoUrl: connection?.ssoUrl ?? null,
      ssoEnforcement: company?.ssoEnforced ?? false,
      scimBearerToken: { isSet: (await tx.$count(scimTokens, eq(scimTokens.companyId, actor.companyId))) > 0 },
      redirectUri: redirectUriOf(env, { type: 'okta', companyId: actor.companyId }),
      startUrl: beginLink(env, actor.companyId),
      learnerStartUrl: env.links.learnerApp ? null : `${baseUrl(env)}${learnerSsoPath}?company=${actor.companyId}`,
      saml: samlPlaces(env, actor.companyId),
      isAzureAvailable: env.azure !== undefined,
      isSignedInWithSso: connection !== undefined && (await connectionOfSession(tx, actor)) === connection.id,
      isLinked: connection !== undefined && (await isLinked(tx, connection, actor.userId)),
      lastFailure: failure ? { ...failure, at: new Date(failure.at) } : null,
    };
  });
}

const noValues = {
  domain: null,
  tenantId: null,
  clientId: null,
  clientSecret: undefined,
  certificate: null,
  ssoUrl: null,
  serviceProviderEntityId: null,
};

interface OidcBody {
  domain: string;
  clientID: string;
  clientSecret?: string | undefined;
}

/** `path`: where below its domain the provider has its issuer. */
function overOidc(type: SsoType, { domain, clientID: clientId, clientSecret }: OidcBody, path = ''): ConnectionValues {
  return { ...noValues, type, protocol: 'oidc', issuer: issuerAt(domain, path), domain, clientId, clientSecret };
}

interface SamlBody {
  certificate: string;
  identityProviderEntityId: string;
  ssoUrl: string;
  /** Ours, unless the provider knows us by another one. */
  serviceProviderEntityId?: string;
}

function overSaml({ env }: Services, { companyId }: Actor, type: SsoType, body: SamlBody): ConnectionValues {
  const { identityProviderEntityId: issuer, serviceProviderEntityId = samlPlaces(env, companyId).entityId } = body;
  const samlValues = { certificate: readCertificate(body.certificate), ssoUrl: pageAt(env, body.ssoUrl), serviceProviderEntityId };
  return { ...noValues, type, protocol: 'saml', issuer, ...samlValues };
}

export const handlers: Handlers<(typeof contract)['sso']> = {
  async loginEndpointLink({ services, params }) {
    const connection = await ownerTx(services.db, (tx) => connectionForEmail(tx, params.email.trim().toLowerCase()));
    if (!connection) throw new Refusal('email_is_not_connected', { fields: ['email'] });
    return { link: beginLink(services.env, connection.companyId) };
  },

  async customTokenSso({ services, params, request }) {
    const taken = await ownerTx(services.db, (tx) => takeSsoToken(tx, params.token, browserOf(request)));
    const { userId, connectionId, provenAt } = taken;
    const person = await ownerTx(services.db, (tx) => findPersonById(tx, userId));
    if (!person) throw new Refusal('verification_token_expired');
    requirePanelUser(person, 'sso');
    return { customToken: await services.identity.customToken(userId, { connectionId }, provenAt) };
  },

  async linkOwnSso({ services, actor, request, reply }) {
    requireOwnCompany(actor);
    const { companyId, userId, sessionHash } = actor;
    const connection = await ownerTx(services.db, (tx) => findConnection(tx, companyId));
    if (!connection) throw new Refusal('email_is_not_connected');
    const browserHash = markBrowser(services.env, reply, request);
    return {
      link: await beginSignIn(services, connection, { browserHash, userId, sessionHash, linkHash: null, learnerReturn: null }),
    };
  },

  getSsoSettings: ({ services, actor }) => readSettings(services, actor),

  async saveOkta({ services, actor, body }) {
    await saveConnection(services, actor, body.isSaml ? overSaml(services, actor, 'okta', body) : overOidc('okta', body));
    return {};
  },

  async saveOneLogin({ services, actor, body }) {
    await saveConnection(services, actor, overOidc('onelogin', body, '/oidc/2'));
    return {};
  },

  async saveAzure({ services, actor, body: { tenantId } }) {
    if (!services.env.azure) throw new Refusal('sso_provider_not_set_up');
    const issuer = `${services.env.azure.authority}/${tenantId}/v2.0`;
    await saveConnection(services, actor, { ...noValues, type: 'azure', protocol: 'oidc', issuer, tenantId });
    return {};
  },

  async saveCustomSaml({ services, actor, body }) {
    await saveConnection(services, actor, overSaml(services, actor, 'custom_saml', body));
    return {};
  },

  async saveGsuite({ services, actor, body }) {
    await saveConnection(services, actor, overSaml(services, actor, 'gsuite', body));
    return {};
  },

  async removeSso({ services, actor }) {
    await removeConnection(services, actor);
    return {};
  },

  async enforceSso({ services, actor, body }) {
    await enforce(services, actor, body.ssoEnforcementStatus);
    return {};
  },

  listDomains: ({ tx, actor }) => listDomains(tx, actor),
  addDomain: ({ tx, actor, body }) => addDomain(tx, actor, body.domain),
  proveDomain: ({ services, actor, params }) => proveDomain(services, actor, params.domainId),
  removeDomain: ({ tx, actor, params }) => removeDomain(tx, actor, params.domainId),
};
