import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';

const isHttps = (env: Pick<Env, 'publicUrl'>) => env.publicUrl?.startsWith('https://') ?? false;

/** Hosts that the browser asks itself when a real Firebase project signs people in. */
const googleIdentity = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** Content policy of a page of the panel. Styles need the nonce of this very response, scripts must be files of this origin. */
export function panelPolicy(env: Pick<Env, 'publicUrl' | 'firebase' | 'sentryDsn'>, nonce: string): string {
  const hosts = [...(env.firebase ? googleIdentity : []), ...(env.sentryDsn ? [new URL(env.sentryDsn).origin] : [])];
  const rules = [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    // The editor reads the length of a video before it is sent.
    "media-src 'self' blob:",
    ["connect-src 'self'", ...hosts].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps(env) ? ['upgrade-insecure-requests'] : []),
  ];
  return rules.join('; ');
}

/**
 * The worker that makes PDF files places things with a program of WebAssembly, and reads fonts of this origin. A worker's own file
 * brings its policy, so that pages need not allow this. The program is tried as an address of data before it is unpacked.
 */
export const pdfWorkerPolicy = "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self' data:";

/** What is no page may load nothing at all. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every response; pages replace the content policy with their own. */
export async function secureHeaders(app: FastifyInstance, env: Env): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    // Over plain http these two would make a browser refuse to come back.
    hsts: isHttps(env) ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    originAgentCluster: isHttps(env),
    crossOriginOpenerPolicy: isHttps(env) ? { policy: 'same-origin' } : false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', dataPolicy);
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  });
}
