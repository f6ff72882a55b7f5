import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';

const isHttps = (env: Pick<Env, 'publicUrl'>) => env.publicUrl?.startsWith('https://') ?? false;

/** Hosts that the browser calls directly when a real Firebase project signs people in. */
const googleIdentity = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** Content-Security-Policy of the panel's page: styles need the response's nonce, scripts must be files of this origin. */
export function panelPolicy(env: Pick<Env, 'publicUrl' | 'firebase' | 'sentryDsn'>, nonce: string): string {
  const hosts = [...(env.firebase ? googleIdentity : []), ...(env.sentryDsn ? [new URL(env.sentryDsn).origin] : [])];
  const rules = [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    // The editor reads the length of a video before the upload.
    "media-src 'self' blob:",
    ["connect-src 'self'", ...hosts].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    // `guardMarkup` of the panel has the rules.
    "require-trusted-types-for 'script'",
    'trusted-types default inert',
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps(env) ? ['upgrade-insecure-requests'] : []),
  ];
  return rules.join('; ');
}

/** Content-Security-Policy of the e-mail builder: it writes styles everywhere, talks to nobody, and is shown by the panel only. */
export const builderPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'none'",
  "frame-ancestors 'self'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

/** Content-Security-Policy of everything that is not a page. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Over plain http, browsers ignore these headers or lock themselves out. */
const onlyOverHttps = {
  'strict-transport-security': 'max-age=31536000',
  'origin-agent-cluster': '?1',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** Headers of every response, with or without a route. */
export const securityHeaders = (env: Pick<Env, 'publicUrl'>): Record<string, string> => ({
  'content-security-policy': dataPolicy,
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-dns-prefetch-control': 'off',
  'x-permitted-cross-domain-policies': 'none',
  // Turns off the filter of old browsers, which could be abused.
  'x-xss-protection': '0',
  ...(isHttps(env) && onlyOverHttps),
});

/** Adds the security headers to every response; pages replace the content policy with their own. */
export function secureHeaders(app: FastifyInstance, env: Env): void {
  const headers = securityHeaders(env);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
}
