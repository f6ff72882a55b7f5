import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as oidc from 'openid-client';
import { z } from 'zod';
import { type SsoFailure, ssoFailures } from '#contract/company/ssoProviders';
import { paths } from '#contract/paths';
import { sessionLimits } from '#contract/session/limits';
import { Refusal } from '../../core/refusal.ts';
import { countCall } from '../../db/rateCounters.ts';
import { ownerTx } from '../../db/tx.ts';
import { baseUrl, type Env } from '../../env.ts';
import type { Services } from '../../services.ts';
import { findOpenConnection, noteFailure } from './connections.ts';
import { browserOf, markBrowser } from './oneTimeSecrets.ts';
import { callbackPath, discover, readAnswer, redirectUriOf } from './provider.ts';
import { beginSignIn, newSsoToken, type SignIn, takeSignIn } from './signIns.ts';
import { linkTo, whoIs } from './whoIs.ts';

const beginPath = '/gateway/api/v1/sso/begin';

/** Where a browser begins to sign in with this connection. Also what an app list of the provider may link to. */
export const beginLink = (env: Env, connectionId: string): string => `${baseUrl(env)}${beginPath}?connection=${connectionId}`;

const beginQuery = z.object({ connection: z.uuid() });
const callbackQuery = z.object({ state: z.string().min(1).max(200) });

/** Ends a sign-in without a session; `failure` is a key of the failure page. */
class Failed extends Error {
  constructor(
    readonly failure: SsoFailure,
    readonly detail = '',
  ) {
    super(failure);
  }
}

/**
 * The two pages of a sign-in at the provider that have no content: they send the browser to it, and take its answer. They only ever lead
 * to the provider of the connection or to pages of ours, whatever their query says.
 */
export function mountSso(app: FastifyInstance, services: Services): void {
  const route = (url: string, answer: (request: FastifyRequest, reply: FastifyReply) => Promise<string>) =>
    app.route({
      method: 'GET',
      url,
      exposeHeadRoute: false,
      config: { rateLimit: {} },
      handler: async (request, reply) => {
        await countCall(services.db.pool, `GET ${url}`, request.ip, sessionLimits.lookupsPerMinute);
        reply.header('cache-control', 'no-store');
        try {
          return reply.redirect(await answer(request, reply), 303);
        } catch (error) {
          const failure = failureOf(error);
          if (failure === 'sso_not_verified') request.log.warn({ err: error }, 'single sign-on failed');
          return reply.redirect(`${paths.ssoFail}?message=${failure}`, 303);
        }
      },
    });

  route(beginPath, async ({ query }, reply) => {
    const asked = beginQuery.safeParse(query);
    const connection = asked.success
      ? await ownerTx(services.db, (tx) => findOpenConnection(tx, asked.data.connection))
      : undefined;
    if (!connection) throw new Failed('no_subscription');
    return beginSignIn(services, connection, { browserHash: markBrowser(services.env, reply), userId: null });
  });

  route(callbackPath, async (request) => {
    const asked = callbackQuery.safeParse(request.query);
    const browserHash = browserOf(request);
    if (!asked.success || !browserHash) throw new Failed('sso_expired');
    const { state } = asked.data;
    const signIn = await ownerTx(services.db, (tx) => takeSignIn(tx, services, { state, browserHash }));
    if (!signIn) throw new Failed('sso_expired');
    try {
      return await finish(services, signIn, { state, browserHash, search: new URL(request.url, baseUrl(services.env)).search });
    } catch (error) {
      await noteFailure(services, signIn.connectionId, failureOf(error), detailOf(error));
      throw error;
    }
  });
}

/** Where the browser goes after an answer of the provider. */
async function finish(
  services: Services,
  signIn: SignIn,
  { state, browserHash, search }: { state: string; browserHash: string; search: string },
): Promise<string> {
  const connection = await ownerTx(services.db, (tx) => findOpenConnection(tx, signIn.connectionId));
  if (!connection) throw new Failed('no_subscription');
  const config = await discover(services, connection);
  const url = new URL(`${redirectUriOf(services.env)}${search}`);
  const outsider = await readAnswer(config, connection, { url, state, nonce: signIn.nonce, verifier: signIn.verifier });
  const { userId: linking } = signIn;
  return ownerTx(services.db, async (tx) => {
    const found = linking ? await linkTo(tx, connection, outsider, linking) : await whoIs(tx, connection, outsider);
    if ('failure' in found) throw new Failed(found.failure, outsider.email ?? '');
    if (linking) return `${paths.settingsSso}?linked=true`;
    const holder = { ...found, companyId: connection.companyId, connectionId: connection.id, browserHash };
    return `${paths.login}?ssoToken=${await newSsoToken(tx, holder)}`;
  });
}

const isFailure = (code: string): code is SsoFailure => (ssoFailures as readonly string[]).includes(code);

function failureOf(error: unknown): SsoFailure {
  if (error instanceof Failed) return error.failure;
  if (error instanceof Refusal && isFailure(error.code)) return error.code;
  if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied') return 'sso_denied';
  return 'sso_not_verified';
}

/** What the provider sent, or what was wrong with it; never a code, token or secret. */
function detailOf(error: unknown): string {
  if (error instanceof Failed) return error.detail;
  if (error instanceof oidc.AuthorizationResponseError || error instanceof oidc.ResponseBodyError)
    return [error.error, error.error_description].filter(Boolean).join(': ');
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : '';
}
