import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { CsvStream, PdfFile } from './handler.ts';
import { contentDisposition } from '../core/contentDisposition.ts';

/** The first piece is made before the headers leave, so that an early failure is still answered as an error. */
export async function sendCsv(reply: FastifyReply, { csv, filename }: CsvStream): Promise<FastifyReply> {
  const pieces = csv[Symbol.asyncIterator]();
  const first = await pieces.next();
  async function* all() {
    try {
      if (!first.done) yield first.value;
      for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
    } finally {
      await pieces.return?.();
    }
  }
  reply.header('content-disposition', contentDisposition('attachment', filename));
  return reply.type('text/csv; charset=utf-8').send(Readable.from(all(), { objectMode: false }));
}

/** Whoever leaves meanwhile ends the work. */
export async function sendPdf(reply: FastifyReply, { pdf }: PdfFile): Promise<FastifyReply> {
  const leaving = new AbortController();
  reply.raw.once('close', () => leaving.abort());
  try {
    const { file, filename } = await pdf(leaving.signal);
    reply.header('content-disposition', contentDisposition('attachment', filename));
    return reply.type('application/pdf').send(file);
  } catch (error) {
    // Nobody is there to be told.
    if (leaving.signal.aborted) return reply.hijack();
    throw error;
  }
}
