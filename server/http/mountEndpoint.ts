import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Actor } from '../core/actor.ts';
import { companyTx, type Scope, type Tx, tenantTx } from '../db/tx.ts';
import { type ReceivedFile, receiveFile } from '../files/receiveFile.ts';
import { type AnyEndpoint, type Call, type Handler, isCsvStream, isPdfFile } from './handler.ts';
import { limitKeyOf, sessionHashOfCaller } from './caller.ts';
import { learnerAppPerMinute, requireLearnerApp } from './learnerAppKey.ts';
import { recordActivity } from './recordActivity.ts';
import { countCall } from '../db/rateCounters.ts';
import { isExempt } from './rateLimit.ts';
import { companyInScope, type Input, readInput } from './readInput.ts';
import { requireAccess } from './requireAccess.ts';
import { sendCsv, sendPdf } from './sendFiles.ts';
import type { Services } from '../services.ts';

export const apiBase = '/gateway';
const generalBodyBytes = 1_048_576;

/** `/users/{id}` as Fastify writes it. */
const routePath = (path: string) => apiBase + path.replace(/\{(\w+)\}/g, ':$1');

/** What could be read, or why not. Told only to callers who may make this call at all. */
function tryInput(endpoint: AnyEndpoint, request: FastifyRequest): { input?: Input; problem?: unknown } {
  try {
    return { input: readInput(endpoint, request) };
  } catch (problem) {
    return { problem };
  }
}

/** Company to check access in when the input could not be read as a whole. */
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

interface Parts<E extends AnyEndpoint> {
  actor: Actor | null;
  tx: Tx | null;
  again: Call<E>['again'];
  file?: ReceivedFile;
}

/** Serves one endpoint: who asks, may they, what do they ask, do it, and is the answer what was promised. */
export function mountEndpoint<E extends AnyEndpoint>(
  app: FastifyInstance,
  services: Services,
  endpoint: E,
  handler: Handler<E>,
): void {
  const run = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { input, problem } = tryInput(endpoint, request);
    const call = ({ file, ...parts }: Parts<E>) => {
      if (!input) throw problem;
      const contentRange: Call<E>['contentRange'] = (first, last, total) => {
        const unit = endpoint.path.split('/').at(-1) ?? 'items';
        reply.header('content-range', total === 0 || last < first ? `${unit} */${total}` : `${unit} ${first}-${last}/${total}`);
      };
      const upload: Call<E>['upload'] = () => {
        if (!file) throw new Error('this endpoint takes no file');
        return file;
      };
      return handler({ ...input, ...parts, upload, services, request, reply, contentRange } as unknown as Call<E>);
    };
    if (endpoint.access === 'public') {
      const again = () => Promise.reject(new Error('a public call has no company in scope'));
      return call({ actor: null, tx: null, again });
    }
    if (endpoint.access === 'learnerApp') return runForLearnerApp(input, problem, call);
    const scope: Scope = {
      sessionHash: sessionHashOfCaller(request),
      companyId: input ? companyInScope(input) : companyOfPath(request),
    };
    const again: Call<E>['again'] = (work) => tenantTx(services.db, scope, 'read', work);
    let file: ReceivedFile | undefined;
    const enter = (tx: Tx | null, actor: Actor) => {
      requireAccess(actor, endpoint);
      return call({ actor, tx, again, ...(file && { file }) });
    };
    if (endpoint.upload) {
      // Who may not send it is told so before it is read, and no transaction waits for it.
      await again(async (_tx, actor) => requireAccess(actor, endpoint));
      if (!input) throw problem;
      file = await receiveFile(request, reply, endpoint.upload);
    }
    if (endpoint.tx !== 'none') return tenantTx(services.db, scope, endpoint.tx, enter);
    const actor = await tenantTx(services.db, scope, 'read', async (_tx, found) => found);
    return enter(null, actor);
  };

  const runForLearnerApp = (input: Input | undefined, problem: unknown, call: (parts: Parts<E>) => unknown) => {
    const companyId = input && companyInScope(input);
    if (!companyId) throw problem;
    const again = () => Promise.reject(new Error('the application of the learners has no session'));
    return companyTx(services.db, companyId, endpoint.tx === 'write' ? 'write' : 'read', async (tx) =>
      call({ actor: null, tx, again }),
    );
  };

  app.route({
    method: endpoint.method,
    url: routePath(endpoint.path),
    bodyLimit: endpoint.bodyBytes ?? generalBodyBytes,
    // The application calls for all its learners from one address.
    config: { rateLimit: endpoint.access === 'learnerApp' ? { max: learnerAppPerMinute } : {} },
    // Before the body is read: whoever is signed out sends us nothing.
    preParsing: async (request) => {
      if (endpoint.access === 'learnerApp') requireLearnerApp(request, services.env);
      else if (endpoint.access !== 'public') sessionHashOfCaller(request);
      if (endpoint.perMinute !== undefined && !isExempt(request, services.env)) {
        const who = endpoint.access === 'public' ? request.ip : limitKeyOf(request);
        await countCall(services.db.pool, `${endpoint.method} ${endpoint.path}`, who, endpoint.perMinute);
      }
    },
    onResponse: async (request, reply) => {
      if (reply.statusCode < 400 && endpoint.access !== 'public' && endpoint.access !== 'learnerApp')
        recordActivity(services, request);
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const result = await run(request, reply);
      if (isCsvStream(result)) return sendCsv(reply, result);
      return isPdfFile(result) ? sendPdf(reply, result) : reply.send(encodeReply(endpoint, result));
    },
  });
}
