import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { flagNames, flagsPath, type FlagName, type FlagValues } from '#contract/flags';
import { tenantTx } from '../db/tx.ts';
import { sessionHashOfCaller } from '../http/caller.ts';
import { sendTagged } from '../http/sendTagged.ts';
import type { Services } from '../services.ts';
import { openLocalFlags } from './localFlags.ts';
import { type FlagContext, remoteFlags } from './remoteFlags.ts';

const question = z.object({ context: z.looseObject({ companyId: z.uuid().optional() }).optional() });
const questionBytes = 16_384;

const evaluationOf = (values: FlagValues) => (key: FlagName) => ({
  key,
  value: values[key],
  variant: values[key] ? 'on' : 'off',
  reason: 'STATIC',
});

/** The hash of the content works across companies. */
const sendJson = (request: FastifyRequest, reply: FastifyReply, body: object): FastifyReply =>
  sendTagged(request, reply, 'application/json; charset=utf-8', JSON.stringify(body));

/** Evaluates feature flags over OpenFeature's remote protocol (OFREP): all at once, or one by key. Requires a session. */
export async function mountFlags(app: FastifyInstance, services: Services): Promise<void> {
  const { env, log } = services;
  const local = await openLocalFlags(env.flagsFile, log);
  const remote = env.ofrepUrl === undefined ? undefined : remoteFlags(env.ofrepUrl, log);

  /** Also checks that the session is open and the company accessible. */
  async function contextOf(request: FastifyRequest, companyId: string | null): Promise<FlagContext> {
    const scope = { sessionHash: sessionHashOfCaller(request), companyId };
    const actor = await tenantTx(services.db, scope, 'read', async (_tx, caller) => caller);
    const { userId, role, plan } = actor;
    return { targetingKey: userId, userId, companyId: actor.companyId, role, plan };
  }

  async function answer(request: FastifyRequest<{ Params: { key?: string } }>, reply: FastifyReply): Promise<FastifyReply> {
    void reply.header('cache-control', 'no-store');
    const { key } = request.params;
    const parsed = question.safeParse(request.body ?? {});
    if (!parsed.success) {
      const errorDetails = 'context.companyId must be the id of a company';
      return reply.code(400).send({ ...(key !== undefined && { key }), errorCode: 'INVALID_CONTEXT', errorDetails });
    }
    const context = await contextOf(request, parsed.data.context?.companyId ?? null);
    const values = { ...(await local()), ...(await remote?.(context)) };
    const evaluations = flagNames.map(evaluationOf(values));
    if (key === undefined) return sendJson(request, reply, { flags: evaluations });
    const one = evaluations.find((evaluation) => evaluation.key === key);
    return one ? sendJson(request, reply, one) : reply.code(404).send({ key, errorCode: 'FLAG_NOT_FOUND' });
  }

  for (const url of [flagsPath, `${flagsPath}/:key`]) {
    app.route<{ Params: { key?: string } }>({
      method: 'POST',
      url,
      bodyLimit: questionBytes,
      config: { rateLimit: {} },
      preParsing: async (request) => void sessionHashOfCaller(request),
      handler: answer,
    });
  }
}
