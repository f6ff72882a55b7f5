import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const mostBytes = 67_108_864;
const withinMs = 20_000;

/** Reads and discards the rest of the request. False if it is too large, too slow, or the client disconnects. */
function drain(raw: IncomingMessage): Promise<boolean> {
  if (Number(raw.headers['content-length'] ?? 0) > mostBytes) return Promise.resolve(false);
  return new Promise((resolve) => {
    let bytes = 0;
    const timer = setTimeout(() => done(false), withinMs);
    const count = (piece: Buffer) => {
      bytes += piece.length;
      if (bytes > mostBytes) done(false);
    };
    const ended = () => done(true);
    const closed = () => done(false);
    function done(isAll: boolean) {
      clearTimeout(timer);
      raw.off('data', count).off('end', ended).off('close', closed).off('error', closed);
      resolve(isAll);
    }
    raw.unpipe();
    raw.on('data', count).on('end', ended).on('close', closed).on('error', closed).resume();
  });
}

/**
 * A client that is still sending when the connection closes may never read the answer. So before a refusal that would close the
 * connection, reads and discards the rest of the body, within limits.
 */
export function drainRefusedBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (reply.statusCode < 400 || reply.getHeader('connection') !== 'close' || raw.readableEnded || raw.destroyed) return;
    if (await drain(raw)) reply.removeHeader('connection');
  });
}
