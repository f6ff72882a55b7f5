import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionLimits } from '#contract/session/limits';
import type { Env } from '../../env.ts';
import { baseUrl } from '../../env.ts';

export const newSecret = (): string => randomBytes(32).toString('base64url');
/** Of secrets that are too long to be guessed. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const cookie = 'heed_sso';
const secretPattern = /^[\w-]{43}$/;

/** The browser of a request, as a hash of its cookie; null without one. */
export function browserOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const value = new RegExp(`(?:^|; )${cookie}=([^;]*)`).exec(headers.cookie ?? '')?.[1] ?? '';
  return secretPattern.test(value) ? hashOf(value) : null;
}

/** Gives the browser a new cookie for one sign-in. Lax: the provider sends the browser back with a navigation. Returns its hash. */
export function markBrowser(env: Env, reply: FastifyReply): string {
  const value = newSecret();
  const seconds = sessionLimits.sso.signInMinutes * 60;
  const secure = baseUrl(env).startsWith('https:') ? '; Secure' : '';
  reply.header('set-cookie', `${cookie}=${value}; Max-Age=${seconds}; Path=/gateway; HttpOnly; SameSite=Lax${secure}`);
  return hashOf(value);
}
