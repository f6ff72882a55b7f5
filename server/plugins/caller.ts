import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Identity } from '../identity/index.ts';
import { Refusal } from '../refusal.ts';

export interface Caller {
  uid: string;
  /** Seconds since 1970 of the sign-in; the same in every token of that sign-in. */
  authTime: number;
  email: string;
  sessionHash: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose signed token came with the request; null without one, a Refusal when the token is not good. */
    caller: Caller | Refusal | null;
  }
}

/** Names a sign-in without holding anything that could be used to sign in. */
export const sessionHashOf = (uid: string, authTime: number): string =>
  createHash('sha256').update(`${uid}.${authTime}`).digest('hex');

/** The caller by signature alone; whether the session is still open is asked inside the transaction. */
export function callerOf(request: FastifyRequest): Caller {
  if (request.caller === null) throw new Refusal('invalid_session');
  if (request.caller instanceof Refusal) throw request.caller;
  return request.caller;
}

/** Who a request counts for: its sign-in, or its address. Calls that need no sign-in count by address: a token costs nothing. */
export const limitKeyOf = (request: FastifyRequest): string =>
  request.caller && !(request.caller instanceof Refusal) ? request.caller.sessionHash : request.ip;

/** Checks the bearer token before anything of the body is read. */
export function readCallers(app: FastifyInstance, identity: Pick<Identity, 'verifyToken'>): void {
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (!bearer) return;
    try {
      const { uid, authTime, email } = await identity.verifyToken(bearer);
      request.caller = { uid, authTime, email, sessionHash: sessionHashOf(uid, authTime) };
    } catch (error) {
      request.caller = error instanceof Refusal ? error : new Refusal('invalid_session');
    }
  });
}
