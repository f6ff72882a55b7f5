import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionHeader } from '#contract/session/sessionHeader';
import { apiKeyPrefix } from '#contract/company/apiKeys';
import { Refusal } from '../core/refusal.ts';
import { hashToken } from '../core/secretToken.ts';
import type { Credential } from '../db/enter.ts';
import { networkOf } from '../identity/attempts.ts';
import type { Identity, VerifiedToken } from '../identity/index.ts';

export interface Caller extends VerifiedToken {
  /** The session that the browser names; null before the first one. */
  session: { id: string; hash: string } | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Read from the bearer token; null without a token, a Refusal if it is invalid. */
    caller: Caller | Refusal | null;
    /** Hash of the API key that came in place of a token. `requireApiKey` checks whether there is such a key. */
    apiKeyHash: string | null;
  }
}

/** Key of a session in the database. It cannot be used to enter the session, and the same id with another user's token finds none. */
export const sessionHashOf = (uid: string, sessionId: string): string => hashToken(`${uid}.${sessionId}`);

/** The hash of an API key, which the database stores instead of it. */
export const apiKeyHashOf = hashToken;

/** The verified caller, with or without a session. Refuses with invalid_session or session_expired. */
export function callerOf(request: FastifyRequest): Caller {
  if (request.caller === null) throw new Refusal('invalid_session');
  if (request.caller instanceof Refusal) throw request.caller;
  return request.caller;
}

/** Hash of the caller's session. Whether the session is still open is checked in the transaction. */
export function sessionHashOfCaller(request: FastifyRequest): string {
  const { session } = callerOf(request);
  if (!session) throw new Refusal('invalid_session');
  return session.hash;
}

/** The caller's session or API key. Whether it is still good is checked in the transaction. */
export const credentialOf = (request: FastifyRequest): Credential =>
  request.apiKeyHash === null ? { sessionHash: sessionHashOfCaller(request) } : { apiKeyHash: request.apiKeyHash };

/** Key for rate limits: the user, or the network. Public endpoints always count by address, because anybody can get a token. */
export const limitKeyOf = (request: FastifyRequest): string =>
  request.caller && !(request.caller instanceof Refusal) ? request.caller.uid : networkOf(request.ip);

function sessionOf(request: FastifyRequest, uid: string): Caller['session'] {
  const id = request.headers[sessionHeader];
  return typeof id === 'string' && id !== '' ? { id, hash: sessionHashOf(uid, id) } : null;
}

/** Verifies the bearer token before the body is read. */
export function readCallers(app: FastifyInstance, identity: Pick<Identity, 'verifyToken'>): void {
  app.decorateRequest('caller', null);
  app.decorateRequest('apiKeyHash', null);
  app.addHook('onRequest', async (request) => {
    const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (!bearer) return;
    if (bearer.startsWith(apiKeyPrefix)) {
      request.apiKeyHash = apiKeyHashOf(bearer);
      return;
    }
    try {
      const verified = await identity.verifyToken(bearer);
      request.caller = { ...verified, session: sessionOf(request, verified.uid) };
    } catch (error) {
      request.caller = error instanceof Refusal ? error : new Refusal('invalid_session');
    }
  });
}
