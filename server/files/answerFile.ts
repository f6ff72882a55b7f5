import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentDisposition } from '../core/contentDisposition.ts';
import { byteRange } from './byteRange.ts';

export interface StoredFile {
  type: string;
  name: string;
  bytes: number;
  sha256: string;
  /** Bytes from `first` to `last`, inclusive. */
  read(first: number, last: number): AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** The browser must use our content type, and the file must not run anything. */
function describe(reply: FastifyReply, { type, name, sha256 }: StoredFile, secondsGood: number): void {
  const shown = type === 'application/pdf' ? 'attachment' : 'inline';
  void reply.headers({
    'content-type': type,
    'content-disposition': contentDisposition(shown, name),
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    // The learner app has another origin.
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': `private, max-age=${secondsGood}, immutable`,
    'accept-ranges': 'bytes',
    etag: `"${sha256}"`,
  });
}

/** Sends a file or the requested range. It may be cached as long as its address is valid. */
export function answerFile(request: FastifyRequest, reply: FastifyReply, file: StoredFile, secondsGood: number): FastifyReply {
  describe(reply, file, secondsGood);
  const { range, 'if-range': ifRange, 'if-none-match': known } = request.headers;
  if (known === `"${file.sha256}"`) return reply.code(304).send();
  const requested = byteRange(ifRange === undefined || ifRange === `"${file.sha256}"` ? range : undefined, file.bytes);
  if (requested === 'none') return reply.code(416).header('content-range', `bytes */${file.bytes}`).send();
  const { first, last } = requested === 'all' ? { first: 0, last: file.bytes - 1 } : requested;
  if (requested !== 'all') reply.code(206).header('content-range', `bytes ${first}-${last}/${file.bytes}`);
  reply.header('content-length', last - first + 1);
  if (request.method === 'HEAD') return reply.send();
  return reply.send(Readable.from(file.read(first, last), { objectMode: false }));
}
