import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const isSame = (header: string | undefined, etag: string) =>
  header?.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, ''))) ?? false;

/** Sends 304 if the client already has this answer. The ETag is a hash of the content. */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, type: string, content: string | Buffer): FastifyReply {
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  void reply.header('etag', etag);
  if (isSame(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type(type).send(content);
}
