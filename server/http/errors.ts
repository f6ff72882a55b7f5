import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../db/away.ts';
import { Refusal } from '../core/refusal.ts';

const isFastifyError = (error: unknown): error is FastifyError => error instanceof Error && 'statusCode' in error;

/** Any error as something that may be told; whatever is not a refusal loses its details here. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isDatabaseAway(error)) return new Refusal('unavailable', { retryAfterSeconds: 5 });
  if (!isFastifyError(error)) return new Refusal('internal_error');
  if (error.statusCode === 413) return new Refusal('body_too_large');
  // A path that leads to nothing we give is the same as one that leads nowhere.
  if (error.statusCode === 403 || error.statusCode === 404) return new Refusal('not_found');
  if (error.statusCode === 400 || error.statusCode === 415) {
    return new Refusal('validation_failed', { description: 'The request body must be valid JSON', fields: ['body'] });
  }
  if (error.statusCode !== undefined && error.statusCode < 500) return new Refusal('bad_request');
  return new Refusal(error.statusCode === 503 ? 'unavailable' : 'internal_error');
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.more.retryAfterSeconds !== undefined)
    reply.header('retry-after', Math.max(1, Math.ceil(refusal.more.retryAfterSeconds)));
  return reply
    .code(refusal.status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(refusal.toEnvelope());
}

/** Every error leaves as the envelope; only what is our own fault is logged with its cause. */
export function answerErrors(app: FastifyInstance, notFound: (request: FastifyRequest, reply: FastifyReply) => unknown): void {
  app.setErrorHandler((error, request, reply) => {
    // A player that asked past the end of a clip; nobody reads a sentence there.
    if (isFastifyError(error) && error.statusCode === 416) return reply.code(416).send();
    const refusal = toRefusal(error);
    if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendRefusal(reply, refusal);
  });
  // Whoever asks for what is not there is counted like anybody else.
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, notFound);
}
