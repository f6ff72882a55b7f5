import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../core/refusal.ts';
import { isDatabaseAway } from '../db/away.ts';

const isFastifyError = (error: unknown): error is FastifyError => error instanceof Error && 'statusCode' in error;

/** Turns any error into a refusal. Details of unexpected errors are not shown to the caller. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isDatabaseAway(error)) return new Refusal('unavailable', { retryAfterSeconds: 5 });
  if (!isFastifyError(error)) return new Refusal('internal_error');
  if (error.statusCode === 413) return new Refusal('body_too_large');
  // @fastify/static answers 403 for hidden files; the caller sees the same as for a missing one.
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
    .send(refusal.toEnvelope(reply.request.id));
}

/** Answers every error with the error envelope. Only errors of ours (5xx) are logged with their cause. */
export function answerErrors(app: FastifyInstance, notFound: (request: FastifyRequest, reply: FastifyReply) => unknown): void {
  app.setErrorHandler((error, request, reply) => {
    // A player requested a range past the end of a file; no envelope needed.
    if (isFastifyError(error) && error.statusCode === 416) return reply.code(416).send();
    const refusal = toRefusal(error);
    if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendRefusal(reply, refusal);
  });
  // Requests for unknown addresses count towards the rate limit, too.
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, notFound);
}
