import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionHeader } from '#contract/sessionHeader';
import type { Identity, VerifiedToken } from '../identity/index.ts';
import { Refusal } from '../core/refusal.ts';

export interface Caller extends VerifiedToken {
  /** What the browser says is its session; null when it has none yet. */
  session: { id: string; hash: string } | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose signed token came with the request; null without one, a Refusal when the token is not good. */
    caller: Caller | Refusal | null;
  }
}

/** Names a session without holding anything that could be used to enter it. Another person's token finds none by the same id. */
export const sessionHashOf = (uid: string, sessionId: string): string =>
  createHash('sha256').update(`${uid}.${sessionId}`).digest('hex');

/** The caller by signature alone, in a session or on the way to one. */
export function callerOf(request: FastifyRequest): Caller {
  if (request.caller === null) throw new Refusal('invalid_session');
  if (request.caller instanceof Refusal) throw request.caller;
  return request.caller;
}

/** The session that a caller names; whether it is still open is asked inside the transaction. */
export function sessionHashOfCaller(request: FastifyRequest): string {
  const { session } = callerOf(request);
  if (!session) throw new Refusal('invalid_session');
  return session.hash;
}

/** Who a request counts for: a person, or an address. Calls that need no sign-in count by address: a token costs nothing. */
export const limitKeyOf = (request: FastifyRequest): string =>
  request.caller && !(request.caller instanceof Refusal) ? request.caller.uid : request.ip;

function sessionOf(request: FastifyRequest, uid: string): Caller['session'] {
  const id = request.headers[sessionHeader];
  return typeof id === 'string' && id !== '' ? { id, hash: sessionHashOf(uid, id) } : null;
}

/** Checks the bearer token before anything of the body is read. */
export function readCallers(app: FastifyInstance, identity: Pick<Identity, 'verifyToken'>): void {
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (!bearer) return;
    try {
      const verified = await identity.verifyToken(bearer);
      request.caller = { ...verified, session: sessionOf(request, verified.uid) };
    } catch (error) {
      request.caller = error instanceof Refusal ? error : new Refusal('invalid_session');
    }
  });
}
