import type { contract } from '#contract/index';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { requireOwnCompany } from '../../core/requireOneself.ts';
import { companies } from '../../db/schema.ts';
import { eq } from 'drizzle-orm';
import { ownerTx } from '../../db/tx.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { findPersonById, requirePanelUser } from '../session/public.ts';
import { connectionOfSession, enforce, findConnection, isLinked, removeConnection, saveConnection } from './connections.ts';
import { addDomain, listDomains, proveDomain, removeDomain } from './domains.ts';
import { connectionForEmail } from './connectionForEmail.ts';
import { beginLink } from './mountSso.ts';
import { browserOf, markBrowser } from './oneTimeSecrets.ts';
import { issuerAt, redirectUriOf } from './provider.ts';
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
      certificate: null,
      identityProviderEntityId: null,
      serviceProviderEntityId: null,
      ssoUrl: null,
      ssoEnforcement: company?.ssoEnforced ?? false,
      scimBearerToken: { isSet: false },
      redirectUri: redirectUriOf(env),
      isAzureAvailable: env.azure !== undefined,
      isSignedInWithSso: connection !== undefined && (await connectionOfSession(tx, actor)) === connection.id,
      isLinked: connection !== undefined && (await isLinked(tx, connection, actor.userId)),
      lastFailure: failure ? { ...failure, at: new Date(failure.at) } : null,
    };
  });
}

export const handlers: Handlers<(typeof contract)['sso']> = {
  async loginEndpointLink({ services, params }) {
    const connection = await ownerTx(services.db, (tx) => connectionForEmail(tx, params.email.trim().toLowerCase()));
    if (!connection) throw new Refusal('email_is_not_connected', { fields: ['email'] });
    return { link: beginLink(services.env, connection.id) };
  },

  async customTokenSso({ services, params, request }) {
    const { userId, connectionId } = await ownerTx(services.db, (tx) => takeSsoToken(tx, params.token, browserOf(request)));
    const person = await ownerTx(services.db, (tx) => findPersonById(tx, userId));
    if (!person) throw new Refusal('sso_token_expired');
    requirePanelUser(person, 'sso');
    return { customToken: await services.identity.customToken(userId, { connectionId }) };
  },

  async linkOwnSso({ services, actor, reply }) {
    requireOwnCompany(actor);
    const connection = await ownerTx(services.db, (tx) => findConnection(tx, actor.companyId));
    if (!connection) throw new Refusal('email_is_not_connected');
    const browserHash = markBrowser(services.env, reply);
    return { link: await beginSignIn(services, connection, { browserHash, userId: actor.userId }) };
  },

  getSsoSettings: ({ services, actor }) => readSettings(services, actor),

  async saveOkta({ services, actor, body: { domain, clientID: clientId, clientSecret } }) {
    const issuer = issuerAt(domain);
    await saveConnection(services, actor, { type: 'okta', issuer, domain, tenantId: null, clientId, clientSecret });
    return {};
  },

  async saveOneLogin({ services, actor, body: { domain, clientID: clientId, clientSecret } }) {
    const issuer = issuerAt(domain, '/oidc/2');
    await saveConnection(services, actor, { type: 'onelogin', issuer, domain, tenantId: null, clientId, clientSecret });
    return {};
  },

  async saveAzure({ services, actor, body: { tenantId } }) {
    if (!services.env.azure) throw new Refusal('sso_provider_not_set_up');
    const issuer = `${services.env.azure.authority}/${tenantId}/v2.0`;
    const none = { domain: null, clientId: null, clientSecret: undefined };
    await saveConnection(services, actor, { type: 'azure', issuer, tenantId, ...none });
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
