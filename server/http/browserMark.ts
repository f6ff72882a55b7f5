import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionLimits } from '#contract/session/limits';
import { hashToken, newToken } from '../core/secretToken.ts';
import { baseUrl, type Env } from '../env.ts';

const cookie = 'heed_sso';
const valuePattern = /^[\w-]{43}$/;

const markIn = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined => {
  const value = new RegExp(`(?:^|; )${cookie}=([^;]*)`).exec(headers.cookie ?? '')?.[1] ?? '';
  return valuePattern.test(value) ? value : undefined;
};

/** The browser of a request, as a hash of its cookie; null without one. */
export function browserOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const value = markIn({ headers });
  return value ? hashToken(value) : null;
}

/**
 * Sets a cookie, so that a flow that begins in this browser can only be finished there: a new one, or the present one for a further link of the
 * same `request`. Lax: a provider of single sign-on sends the browser back with a navigation. Returns its hash.
 */
export function markBrowser(env: Env, reply: FastifyReply, request?: Pick<FastifyRequest, 'headers'>): string {
  const value = (request && markIn(request)) ?? newToken();
  const seconds = sessionLimits.sso.signInMinutes * 60;
  const secure = baseUrl(env).startsWith('https:') ? '; Secure' : '';
  reply.header('set-cookie', `${cookie}=${value}; Max-Age=${seconds}; Path=/gateway; HttpOnly; SameSite=Lax${secure}`);
  return hashToken(value);
}
