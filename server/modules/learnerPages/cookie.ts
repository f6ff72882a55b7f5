import type { FastifyRequest } from 'fastify';
import { learnerLimits } from '#contract/learner/limits';
import { baseUrl, type Env } from '../../env.ts';

const isSecure = (env: Env): boolean => baseUrl(env).startsWith('https:');

/** With the prefix no other host can set it. Over plain http, which only this machine uses, browsers refuse a name with it. */
const nameOf = (env: Env): string => (isSecure(env) ? '__Host-heed_learner' : 'heed_learner');
const valuePattern = /^[\w-]{43}$/;

/** The token of a learner's session; undefined without one. */
export function cookieOf({ headers }: Pick<FastifyRequest, 'headers'>, env: Env): string | undefined {
  const value = new RegExp(`(?:^|; )${nameOf(env)}=([^;]*)`).exec(headers.cookie ?? '')?.[1] ?? '';
  return valuePattern.test(value) ? value : undefined;
}

/** The header that stores a session in the browser, or takes it away. Lax: the link of a mail is a navigation from another site. */
export function learnerCookie(env: Env, token: string | null): string {
  const seconds = token ? learnerLimits.sessionHours * 3600 : 0;
  return `${nameOf(env)}=${token ?? ''}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isSecure(env) ? '; Secure' : ''}`;
}
