import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../core/refusal.ts';
import { requireStorable } from '../core/storableText.ts';
import { emulatorCalls, type ProxyParts } from './emulatorCalls.ts';
import { hosts, ProviderError } from './rest.ts';

const bodyLimit = 64 * 1024;

/** All other paths below these answer 404, even for page navigations. */
const closed = [`/${hosts.identity}/*`, `/${hosts.token}/*`, '/www.googleapis.com/*', '/emulator/*'];

/** Adds the routes that `connectAuthEmulator(auth, origin)` calls. */
export function mountProxy(app: FastifyInstance, parts: ProxyParts): void {
  const calls = emulatorCalls(parts);
  const route = (path: string, answer: (request: FastifyRequest) => Promise<object>) => [path, answer] as const;
  const routes = [
    route(`/${hosts.identity}/v1/accounts::signInWithPassword`, ({ body, ip, headers }) =>
      calls.signInWithPassword(body, { address: ip, userAgent: headers['user-agent'] }),
    ),
    route(`/${hosts.identity}/v1/accounts::signInWithCustomToken`, ({ body }) => calls.signInWithCustomToken(body)),
    route(`/${hosts.identity}/v1/accounts::lookup`, ({ body }) => calls.lookup(body)),
  ];
  for (const path of closed) app.all(path, () => Promise.reject(new Refusal('not_found')));
  for (const [path, answer] of routes) mount(app, path, answer);
  // The browser library sends this call as a form. No other route parses forms, because any site can send them.
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

/** Answers refusals in the provider's format, which the browser library understands. Other errors are handled as usual. */
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
