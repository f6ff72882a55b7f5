import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { bodyLimits } from '#contract/kit/limits';
import type { Actor } from '../core/actor.ts';
import { isSurelyStorable } from '../core/storableText.ts';
import { countCall } from '../db/rateCounters.ts';
import { Abandoned } from '../db/abandoned.ts';
import { companyTx, type Scope, type Tx, tenantTx } from '../db/tx.ts';
import { type ReceivedFile, receiveFile, receiveForm } from '../files/receiveFile.ts';
import { networkOf } from '../identity/attempts.ts';
import { withStep } from '../identity/mfaSteps.ts';
import type { Services } from '../services.ts';
import { requireApiKey } from './apiKey.ts';
import { boundArrays } from './boundArrays.ts';
import { credentialOf, limitKeyOf } from './caller.ts';
import { type AnyEndpoint, type Call, type Handler, isCsvStream, isPdfFile } from './handler.ts';
import { learnerAppPerMinute, requireLearnerApp } from './learnerAppKey.ts';
import { isExempt } from './rateLimit.ts';
import { companyInScope, type Input, readInput } from './readInput.ts';
import { recordActivity } from './recordActivity.ts';
import { requireAccess } from './requireAccess.ts';
import { sendCsv, sendPdf } from './sendFiles.ts';
import { signalOfLeaving } from './signalOfLeaving.ts';

export const apiBase = '/gateway';
/** `/users/{id}` as Fastify writes it. */
const routePath = (path: string) => apiBase + path.replace(/\{(\w+)\}/g, ':$1');

/** Parsed input, or the error, which is only shown to callers with access. */
function tryInput(endpoint: AnyEndpoint, request: FastifyRequest): { input?: Input; problem?: unknown } {
  try {
    return { input: readInput(endpoint, request) };
  } catch (problem) {
    return { problem };
  }
}

/** Company for the access check if the input is invalid. */
function companyOfPath(request: FastifyRequest): string | null {
  const parsed = z.uuid().safeParse((request.params as Record<string, string>)['companyId']);
  return parsed.success ? parsed.data : null;
}

function encodeReply(endpoint: AnyEndpoint, value: unknown): unknown {
  try {
    return z.encode(endpoint.reply, value);
  } catch (cause) {
    throw new Error(`The reply of ${endpoint.method} ${endpoint.path} does not fit the contract`, { cause });
  }
}

/** The second step that the body of an endpoint with `needsStep` names. */
function stepIn({ body }: Input): string {
  const { verificationTokenId } = (body ?? {}) as { verificationTokenId?: unknown };
  if (typeof verificationTokenId !== 'string') throw new Error('the body of a call with needsStep has no verificationTokenId');
  return verificationTokenId;
}

interface Parts<E extends AnyEndpoint> {
  actor: Actor | null;
  tx: Tx | null;
  inNewTransaction: Call<E>['inNewTransaction'];
}

/** Adds the route of one endpoint: input, rate limit, transaction, access check, handler, reply encoded by the contract. */
export function mountEndpoint<E extends AnyEndpoint>(
  app: FastifyInstance,
  services: Services,
  endpoint: E,
  handler: Handler<E>,
): void {
  const run = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    let file: ReceivedFile | undefined;
    if (endpoint.form) {
      // Check access before the form is read, and read it outside of a transaction.
      const place: Scope = { ...credentialOf(request), companyId: companyOfPath(request) };
      await tenantTx(services.db, place, 'read', async (_tx, actor) => requireAccess(actor, endpoint));
      const form = await receiveForm(request, reply, endpoint);
      request.body = form.fields;
      request.isStorable = Object.values(form.fields).every((field) => isSurelyStorable(field));
      file = form.file;
    }
    const { input, problem } = tryInput(endpoint, request);
    const call = (parts: Parts<E>) => {
      if (!input) throw problem;
      const contentRange: Call<E>['contentRange'] = (first, last, total) => {
        const unit = endpoint.path.split('/').at(-1) ?? 'items';
        reply.header('content-range', total === 0 || last < first ? `${unit} */${total}` : `${unit} ${first}-${last}/${total}`);
      };
      const upload: Call<E>['upload'] = () => {
        if (!file) throw new Error('this endpoint takes no file');
        return file;
      };
      const formFile: Call<E>['formFile'] = () => file;
      return handler({ ...input, ...parts, upload, formFile, services, request, reply, contentRange } as unknown as Call<E>);
    };
    if (endpoint.access === 'public') {
      const inNewTransaction = () => Promise.reject(new Error('a public call has no company in scope'));
      return call({ actor: null, tx: null, inNewTransaction });
    }
    if (endpoint.access === 'learnerApp') return runForLearnerApp(input, problem, call);
    const scope: Scope = {
      ...credentialOf(request),
      companyId: input ? companyInScope(input) : companyOfPath(request),
    };
    // A change is finished even if its request was aborted: closing a page does not undo it.
    const signal = endpoint.tx === 'read' ? signalOfLeaving(reply) : undefined;
    const inNewTransaction: Call<E>['inNewTransaction'] = (work) => tenantTx(services.db, scope, 'read', work, signal);
    const enter = (tx: Tx | null, actor: Actor) => {
      requireAccess(actor, endpoint);
      // The way into a company is not yet a stay there.
      if (endpoint.access !== 'companies:choose') visitors.set(request, actor);
      return call({ actor, tx, inNewTransaction });
    };
    if (endpoint.upload) {
      // Check access before the file is read, and read it outside of a transaction.
      await inNewTransaction(async (_tx, actor) => requireAccess(actor, endpoint));
      if (!input) throw problem;
      file = await receiveFile(request, reply, endpoint.upload);
    }
    const runIn = async () => {
      if (endpoint.tx !== 'none') return tenantTx(services.db, scope, endpoint.tx, enter, signal);
      const actor = await tenantTx(services.db, scope, 'read', async (_tx, caller) => caller);
      return enter(null, actor);
    };
    const { needsStep } = endpoint;
    if (!needsStep) return runIn();
    const { sessionHash } = await inNewTransaction(async (_tx, actor) => {
      requireAccess(actor, endpoint);
      return actor;
    });
    if (!input) throw problem;
    return withStep(services.db, { sessionHash, token: stepIn(input), needed: needsStep }, runIn);
  };

  const runForLearnerApp = (input: Input | undefined, problem: unknown, call: (parts: Parts<E>) => unknown) => {
    const companyId = input && companyInScope(input);
    if (!companyId) throw problem;
    const inNewTransaction = () => Promise.reject(new Error('the application of the learners has no session'));
    if (endpoint.tx === 'none') return call({ actor: null, tx: null, inNewTransaction });
    return companyTx(services.db, companyId, endpoint.tx === 'write' ? 'write' : 'read', async (tx) =>
      call({ actor: null, tx, inNewTransaction }),
    );
  };

  boundArrays(endpoint.body);
  boundArrays(endpoint.query);
  /** The actor of the call, for `recordActivity` after the answer. */
  const visitors = new WeakMap<FastifyRequest, Actor>();
  app.route({
    method: endpoint.method,
    url: routePath(endpoint.path),
    bodyLimit: endpoint.bodyBytes ?? (endpoint.access === 'public' ? bodyLimits.publicBytes : bodyLimits.generalBytes),
    // The learner app calls for all learners from one address.
    config: { rateLimit: endpoint.access === 'learnerApp' ? { max: learnerAppPerMinute } : {} },
    // Before the body is parsed, so that signed-out callers cannot send large bodies.
    preParsing: async (request) => {
      if (endpoint.access === 'learnerApp') requireLearnerApp(request, services.env);
      else if (endpoint.access !== 'public' && request.apiKeyHash !== null) await requireApiKey(services, request);
      else if (endpoint.access !== 'public') credentialOf(request);
      if (endpoint.perMinute !== undefined && !isExempt(request, services.env)) {
        const who = endpoint.access === 'public' ? networkOf(request.ip) : (request.apiKeyHash ?? limitKeyOf(request));
        await countCall(services.db.pool, `${endpoint.method} ${endpoint.path}`, who, endpoint.perMinute);
      }
    },
    onResponse: async (request, reply) => {
      if (reply.statusCode < 400 && endpoint.access !== 'public' && endpoint.access !== 'learnerApp')
        recordActivity(services, request, visitors.get(request));
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      try {
        const result = await run(request, reply);
        if (isCsvStream(result)) return await sendCsv(reply, result);
        return isPdfFile(result) ? await sendPdf(reply, result) : reply.send(encodeReply(endpoint, result));
      } catch (error) {
        // The client has disconnected, so there is no answer to send.
        if (error instanceof Abandoned) return reply.hijack();
        throw error;
      }
    },
  });
}
