import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { paths } from '#contract/paths';
import { hashToken } from '../../core/secretToken.ts';
import { ownerTx } from '../../db/tx.ts';
import { baseUrl, type Env } from '../../env.ts';
import { browserOf, markBrowser } from '../../http/browserMark.ts';
import { readBindLink } from '../../identity/oneTimeLinks.ts';
import type { LearnerReturn } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { linkTo } from './binding.ts';
import { findOpenConnection, noteFailure } from './connections.ts';
import { detailOf, Failed, failureOf } from './failures.ts';
import { countVisit, failPage, type LearnerPages } from './learnerPages.ts';
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
import { beginSignIn, isLearnerState, newSsoToken, type SignIn, takeSignIn } from './signIns.ts';
import { whoIs } from './whoIs.ts';

/** Where a browser begins to sign in with the connection of a company. Also what an app list of the provider may link to. */
export const beginLink = (env: Env, companyId: string): string => `${baseUrl(env)}${beginPath}?company=${companyId}`;

/** Where a sign-in to the pages of learners begins. */
export const learnerBeginLink = (env: Env, companyId: string, { path, zone, language }: LearnerReturn): string =>
  `${beginLink(env, companyId)}&${new URLSearchParams({ learner: path, ...(zone && { zone }), ...(language && { lang: language }) }).toString()}`;

const beginQuery = z.union([
  z.object({
    company: z.uuid(),
    /** The path on the pages of learners to which it leads; without it, it is a sign-in to the panel. */
    learner: z.string().max(500).optional(),
    zone: z.string().max(64).optional(),
    lang: z.string().max(10).optional(),
  }),
  z.object({ token: z.string().min(1).max(200) }),
]);
const isBegunByLearner = (query: unknown): boolean => z.object({ learner: z.string() }).safeParse(query).success;
const callbackQuery = z.object({ state: z.string().min(1).max(200) });

/**
 * The two pages of a sign-in at the provider that have no content: they send the browser to it, and take its answer. They only ever lead
 * to the provider of the connection or to pages of ours, whatever their query says.
 */
export async function mountSso(app: FastifyInstance, services: Services, learners: LearnerPages): Promise<void> {
  await mountAcs(app, services, learners);
  const route = (
    url: string,
    isForLearners: (query: unknown) => boolean,
    answer: (request: FastifyRequest, reply: FastifyReply) => Promise<string>,
  ) =>
    app.route({
      method: 'GET',
      url,
      exposeHeadRoute: false,
      config: { rateLimit: {} },
      handler: async (request, reply) => {
        const forLearners = isForLearners(request.query) ? learners : null;
        reply.header('cache-control', 'no-store');
        try {
          await countVisit(services, request, `GET ${url}`, forLearners);
          return reply.redirect(await answer(request, reply), 303);
        } catch (error) {
          return reply.redirect(failPage(error, request, forLearners), 303);
        }
      },
    });

  route(beginPath, isBegunByLearner, async (request, reply) => {
    const parsed = beginQuery.safeParse(request.query);
    if (!parsed.success) throw new Failed('no_subscription');
    const { by, binding } = await readBeginning(services, parsed.data);
    const connection = await ownerTx(services.db, (tx) => findOpenConnection(tx, by));
    if (!connection) throw new Failed('no_subscription');
    // The mark that the browser has: a sign-in in another tab still finishes.
    return beginSignIn(services, connection, { browserHash: markBrowser(services.env, reply, request), ...binding });
  });

  const callback = async (request: FastifyRequest, reply: FastifyReply) => {
    const parsed = callbackQuery.safeParse(request.query);
    const browserHash = browserOf(request);
    if (!parsed.success || !browserHash) throw new Failed('sso_expired');
    const { state } = parsed.data;
    const signIn = await ownerTx(services.db, (tx) => takeSignIn(tx, services, { state, browserHash }));
    if (!signIn) throw new Failed('sso_expired');
    try {
      const url = new URL(request.url, baseUrl(services.env));
      const { to, cookie } = await finish(services, learners, signIn, { state, browserHash, url, request });
      if (cookie) reply.header('set-cookie', cookie);
      return to;
    } catch (error) {
      const failure = failureOf(error);
      await noteFailure(services, signIn.connectionId, failure, detailOf(error));
      if (!signIn.learnerReturn) throw error;
      if (failure === 'sso_not_verified') request.log.warn({ err: error }, 'single sign-on failed');
      return learners.failPath(failure, signIn.learnerReturn);
    }
  };
  const isOfLearner = (query: unknown) => isLearnerState(callbackQuery.safeParse(query).data?.state ?? '');
  route(callbackPath, isOfLearner, callback);
  route(`${callbackPath}/:companyId`, isOfLearner, callback);
}

/**
 * A sign-in with the connection of a company; or with the link from a mail one that binds an account, which uses the link up when it is
 * done: programs that look into mails may open it first.
 */
async function readBeginning({ db }: Services, query: z.output<typeof beginQuery>) {
  const nobody = { userId: null, sessionHash: null, linkHash: null, learnerReturn: null };
  if ('company' in query) {
    const { company, learner: path, zone = null, lang: language = null } = query;
    return {
      by: { companyId: company },
      binding: { ...nobody, learnerReturn: path === undefined ? null : { path, zone, language } },
    };
  }
  const link = await ownerTx(db, (tx) => readBindLink(tx, query.token));
  if (!link?.connectionId) throw new Failed('sso_expired');
  return { by: { id: link.connectionId }, binding: { ...nobody, userId: link.userId, linkHash: hashToken(query.token) } };
}

/** Where the browser goes after an answer of the provider. The row of the sign-in alone decides whether that is the panel. */
async function finish(
  services: Services,
  learners: LearnerPages,
  signIn: SignIn,
  { state, browserHash, url, request }: { state: string; browserHash: string; url: URL; request: FastifyRequest },
): Promise<{ to: string; cookie?: string }> {
  const connection = await ownerTx(services.db, (tx) => findOpenConnection(tx, { id: signIn.connectionId }));
  if (!connection) throw new Failed('no_subscription');
  const outsider = signIn.outsider ?? (await ask(services, connection, signIn, { state, url }));
  const { userId, sessionHash, linkHash, learnerReturn } = signIn;
  const found = await ownerTx(services.db, async (tx) => {
    const who = userId
      ? await linkTo(tx, connection, outsider, { userId, sessionHash, linkHash })
      : await whoIs(tx, connection, outsider);
    if ('failure' in who || sessionHash) return who;
    if (learnerReturn)
      return { arrived: await learners.arrive(tx, services, request, { ...who, connectionId: connection.id, learnerReturn }) };
    const holder = { ...who, companyId: connection.companyId, connectionId: connection.id, browserHash };
    return { ssoToken: await newSsoToken(tx, holder) };
  });
  // Not within the transaction, which may have queued a mail.
  if ('failure' in found) throw new Failed(found.failure, outsider.email ?? describeEmailSearch(connection));
  if ('arrived' in found) return found.arrived ?? { to: learners.failPath('account_suspended') };
  return { to: 'ssoToken' in found ? `${paths.login}?ssoToken=${found.ssoToken}` : `${paths.settingsSso}?linked=true` };
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
