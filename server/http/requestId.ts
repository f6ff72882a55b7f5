import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Names the request in the log, in each answer and in the envelope of an error. */
export const requestIdHeader = 'x-request-id';

/**
 * Unique over all nodes and restarts, whose logs may be read together. Never taken from the request: a caller could send that of
 * another request, or inject lines into the log.
 */
export const newRequestId = (): string => randomUUID();

export function answerRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => void reply.header(requestIdHeader, request.id));
}
