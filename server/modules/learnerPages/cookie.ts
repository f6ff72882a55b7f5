import type { FastifyRequest } from 'fastify';
import { learnerLimits } from '#contract/learner/limits';
import { baseUrl, type Env } from '../../env.ts';

/** Over plain http, which only this machine uses, browsers refuse a name with the prefix. */
const names = ['__Host-heed_learner', 'heed_learner'] as const;
const valuePattern = /^[\w-]{43}$/;

/** The token of a learner's session; undefined without one. */
export function cookieOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  for (const name of names) {
    const value = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(headers.cookie ?? '')?.[1] ?? '';
    if (valuePattern.test(value)) return value;
  }
  return undefined;
}

/** The header that stores a session in the browser, or takes it away. Lax: the link of a mail is a navigation from another site. */
export function learnerCookie(env: Env, token: string | null): string {
  const isSecure = baseUrl(env).startsWith('https:');
  const seconds = token ? learnerLimits.sessionHours * 3600 : 0;
  return `${names[isSecure ? 0 : 1]}=${token ?? ''}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
