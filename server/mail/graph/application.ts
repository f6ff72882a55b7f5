import * as oidc from 'openid-client';
import { partnerLimits } from '#contract/partners/limits';
import { outsideOidcFetch } from '../../core/outsideOidc.ts';
import { Refusal } from '../../core/refusal.ts';
import type { GraphPurpose } from '../../db/schema.ts';
import { baseUrl, type Env } from '../../env.ts';

export type GraphEnv = Pick<Env, 'azure' | 'heedDev' | 'publicUrl' | 'host' | 'port'>;

/** The redirect URL that is registered at Microsoft; the same for all companies. */
export const graphCallbackPath = '/gateway/white-label/api/v1/graph_api/callback';
export const graphRedirectUri = (env: GraphEnv): string => `${baseUrl(env)}${graphCallbackPath}`;

/** The limits of a call to a server elsewhere: its time, the size of its answer, and whether it may be on this machine. */
export const graphReach = ({ heedDev }: Pick<Env, 'heedDev'>) => ({
  milliseconds: partnerLimits.graphSeconds * 1000,
  bytes: 262_144,
  allowsLoopback: heedDev,
});

/** The application of this installation. Refuses with sso_provider_not_set_up. */
export function graphApplication({ azure }: Pick<Env, 'azure'>): NonNullable<Env['azure']> {
  if (!azure) throw new Refusal('sso_provider_not_set_up');
  return azure;
}

/**
 * That application as a client of Entra, for people of any organisation. Its addresses are fixed, so nothing is discovered; tokens are only
 * used at Graph, which says whose mailbox it is, so there is no ID token to check.
 */
export function graphClient(env: GraphEnv): oidc.Configuration {
  const { authority, clientId, clientSecret } = graphApplication(env);
  const at = `${authority}/organizations/oauth2/v2.0`;
  const entra = {
    issuer: `${authority}/organizations/v2.0`,
    authorization_endpoint: `${at}/authorize`,
    token_endpoint: `${at}/token`,
  };
  const client = new oidc.Configuration(entra, clientId, {}, oidc.ClientSecretPost(clientSecret));
  client[oidc.customFetch] = outsideOidcFetch(graphReach(env));
  client.timeout = partnerLimits.graphSeconds;
  // Addresses are checked by `outsideFetch`; without this the library refuses loopback, too.
  if (env.heedDev) oidc.allowInsecureRequests(client);
  return client;
}

/** What owners of mailboxes allow, and no more than it needs. None of them can do what the other does. */
const permissions: Record<GraphPurpose, string> = { send: 'Mail.Send', reports: 'Mail.Read' };

/** That permission, the address of the mailbox, and tokens that can be renewed. */
export const graphScopes = (env: Pick<Env, 'azure'>, purpose: GraphPurpose): string => {
  const { graphUrl } = graphApplication(env);
  return ['offline_access', `${graphUrl}/${permissions[purpose]}`, `${graphUrl}/User.Read`].join(' ');
};
