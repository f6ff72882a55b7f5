import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { paths } from '#contract/paths';
import { sessionLimits } from '#contract/session/limits';
import { hashToken } from '../../core/secretToken.ts';
import { countCall } from '../../db/rateCounters.ts';
import { ownerTx } from '../../db/tx.ts';
import { baseUrl, type Env } from '../../env.ts';
import { browserOf, markBrowser } from '../../http/browserMark.ts';
import { networkOf } from '../../identity/attempts.ts';
import { readBindLink } from '../../identity/oneTimeLinks.ts';
import type { Services } from '../../services.ts';
import { linkTo } from './binding.ts';
import { findOpenConnection, noteFailure } from './connections.ts';
import { detailOf, Failed, failureOf } from './failures.ts';
import { mountAcs } from './mountAcs.ts';
import {
  beginPath,
  callbackPath,
  callbackPathOf,
  type Connection,
  describeEmailSearch,
  discover,
  type Outsider,
  readAnswer,
  redirectUriOf,
} from './provider.ts';
import { beginSignIn, newSsoToken, type SignIn, takeSignIn } from './signIns.ts';
import { whoIs } from './whoIs.ts';

/** Where a browser begins to sign in with the connection of a company. Also what an app list of the provider may link to. */
export const beginLink = (env: Env, companyId: string): string => `${baseUrl(env)}${beginPath}?company=${companyId}`;

const beginQuery = z.union([z.object({ company: z.uuid() }), z.object({ token: z.string().min(1).max(200) })]);
const callbackQuery = z.object({ state: z.string().min(1).max(200) });

/**
 * The two pages of a sign-in at the provider that have no content: they send the browser to it, and take its answer. They only ever lead
 * to the provider of the connection or to pages of ours, whatever their query says.
 */
export async function mountSso(app: FastifyInstance, services: Services): Promise<void> {
  await mountAcs(app, services);
  const route = (url: string, answer: (request: FastifyRequest, reply: FastifyReply) => Promise<string>) =>
    app.route({
      method: 'GET',
      url,
      exposeHeadRoute: false,
      config: { rateLimit: {} },
      handler: async (request, reply) => {
        await countCall(services.db.pool, `GET ${url}`, networkOf(request.ip), sessionLimits.lookupsPerMinute);
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
    const parsed = beginQuery.safeParse(query);
    if (!parsed.success) throw new Failed('no_subscription');
    const { by, binding } = await readBeginning(services, parsed.data);
    const connection = await ownerTx(services.db, (tx) => findOpenConnection(tx, by));
    if (!connection) throw new Failed('no_subscription');
    return beginSignIn(services, connection, { browserHash: markBrowser(services.env, reply), ...binding });
  });

  const callback = async (request: FastifyRequest) => {
    const parsed = callbackQuery.safeParse(request.query);
    const browserHash = browserOf(request);
    if (!parsed.success || !browserHash) throw new Failed('sso_expired');
    const { state } = parsed.data;
    const signIn = await ownerTx(services.db, (tx) => takeSignIn(tx, services, { state, browserHash }));
    if (!signIn) throw new Failed('sso_expired');
    try {
      return await finish(services, signIn, { state, browserHash, url: new URL(request.url, baseUrl(services.env)) });
    } catch (error) {
      await noteFailure(services, signIn.connectionId, failureOf(error), detailOf(error));
      throw error;
    }
  };
  route(callbackPath, callback);
  route(`${callbackPath}/:companyId`, callback);
}

/**
 * A sign-in with the connection of a company; or with the link from a mail one that binds an account, which uses the link up when it is
 * done: programs that look into mails may open it first.
 */
async function readBeginning({ db }: Services, query: z.output<typeof beginQuery>) {
  const nobody = { userId: null, sessionHash: null, linkHash: null };
  if ('company' in query) return { by: { companyId: query.company }, binding: nobody };
  const link = await ownerTx(db, (tx) => readBindLink(tx, query.token));
  if (!link?.connectionId) throw new Failed('sso_expired');
  return { by: { id: link.connectionId }, binding: { ...nobody, userId: link.userId, linkHash: hashToken(query.token) } };
}

/** Where the browser goes after an answer of the provider. */
async function finish(
  services: Services,
  signIn: SignIn,
  { state, browserHash, url }: { state: string; browserHash: string; url: URL },
): Promise<string> {
  const connection = await ownerTx(services.db, (tx) => findOpenConnection(tx, { id: signIn.connectionId }));
  if (!connection) throw new Failed('no_subscription');
  const outsider = signIn.outsider ?? (await ask(services, connection, signIn, { state, url }));
  const { userId, sessionHash, linkHash } = signIn;
  const found = await ownerTx(services.db, async (tx) => {
    const who = userId
      ? await linkTo(tx, connection, outsider, { userId, sessionHash, linkHash })
      : await whoIs(tx, connection, outsider);
    if ('failure' in who || sessionHash) return who;
    const holder = { ...who, companyId: connection.companyId, connectionId: connection.id, browserHash };
    return { ssoToken: await newSsoToken(tx, holder) };
  });
  // Not within the transaction, which may have queued a mail.
  if ('failure' in found) throw new Failed(found.failure, outsider.email ?? describeEmailSearch(connection));
  return 'ssoToken' in found ? `${paths.login}?ssoToken=${found.ssoToken}` : `${paths.settingsSso}?linked=true`;
}

/** Over OpenID Connect the answer holds a code, for which the provider names the person who signed in. */
async function ask(
  services: Services,
  connection: Connection,
  { nonce, verifier }: SignIn,
  { state, url: { pathname, search } }: { state: string; url: URL },
): Promise<Outsider> {
  // The answer came to the address of another company: a provider other than that of this sign-in gave it.
  if (!verifier || pathname !== callbackPathOf(connection)) throw new Failed('sso_expired');
  const config = await discover(services, connection);
  const url = new URL(`${redirectUriOf(services.env, connection)}${search}`);
  return readAnswer(config, connection, { url, state, nonce, verifier });
}
