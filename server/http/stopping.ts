import type { FastifyInstance } from 'fastify';
import { Refusal } from '../core/refusal.ts';
import { sendRefusal } from './errors.ts';

/** By then another node answers, or this one has started again. */
const retryAfterSeconds = 5;

/**
 * Refuses requests over open connections once the server stops, health checks too: `/readyz` is no longer ready. Without this
 * Fastify answers by itself, without envelope and headers. Requests that were under way are answered as usual. No connection is kept: the
 * server ends when all are closed.
 */
export function refuseWhileStopping(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onRequest', async (_request, reply) => {
    if (isStopping) return sendRefusal(reply, new Refusal('unavailable', { retryAfterSeconds }));
    return undefined;
  });
  // After `drainRefusedBodies`, which keeps connections.
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
}
