import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireStorable } from '../core/storableText.ts';
import { Refusal } from '../core/refusal.ts';
import { emulatorCalls, type ProxyParts } from './emulatorCalls.ts';
import { hosts, ProviderError } from './rest.ts';

const bodyLimit = 64 * 1024;

/** Everything else below these is not there, also for a browser that asks for a page. */
const closed = [`/${hosts.identity}/*`, `/${hosts.token}/*`, '/www.googleapis.com/*', '/emulator/*'];

/** Mounts the calls under the addresses that `connectAuthEmulator(auth, origin)` uses. */
export function mountProxy(app: FastifyInstance, parts: ProxyParts): void {
  const calls = emulatorCalls(parts);
  const route = (path: string, answer: (request: FastifyRequest) => Promise<object>) => [path, answer] as const;
  const routes = [
    route(`/${hosts.identity}/v1/accounts::signInWithPassword`, ({ body, ip }) => calls.signInWithPassword(body, ip)),
    route(`/${hosts.identity}/v1/accounts::signInWithCustomToken`, ({ body }) => calls.signInWithCustomToken(body)),
    route(`/${hosts.identity}/v1/accounts::lookup`, ({ body }) => calls.lookup(body)),
  ];
  for (const path of closed) app.all(path, () => Promise.reject(new Refusal('not_found')));
  for (const [path, answer] of routes) mount(app, path, answer);
  // The browser library sends this one call as a form. No other call reads forms, since any site can send them.
  void app.register(async (withForms) => {
    withForms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit }, (_request, text, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(text)))),
    );
    mount(withForms, `/${hosts.token}/v1/token`, ({ body }) => calls.refresh(body));
  });
}

function mount(app: FastifyInstance, path: string, answer: (request: FastifyRequest) => Promise<object>): void {
  app.post(path, { bodyLimit, config: { rateLimit: {} } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    requireStorable(request.body);
    try {
      return await answer(request);
    } catch (error) {
      return refuse(reply, error);
    }
  });
}

/** Refusals in the provider's own form, which the browser library understands. Other errors are the server's to report. */
function refuse(reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof Refusal && error.code === 'too_many_attempts') {
    reply.header('retry-after', Math.ceil(error.more.retryAfterSeconds ?? 1));
    return reply.code(429).send(envelope(429, `TOO_MANY_ATTEMPTS_TRY_LATER : ${error.message}`));
  }
  if (error instanceof ProviderError && error.status < 500) return reply.code(400).send(envelope(400, error.code));
  throw error;
}

const envelope = (code: number, message: string) => ({
  error: { code, message, errors: [{ message, domain: 'global', reason: 'invalid' }] },
});
