import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { contentDisposition } from '../core/contentDisposition.ts';
import type { CsvStream, PdfFile } from './handler.ts';
import { signalOfLeaving } from './signalOfLeaving.ts';

/** Produces the first chunk before the headers are sent, so that an early failure can still be answered with an error. */
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

/** Stops making the file when the client disconnects. */
export async function sendPdf(reply: FastifyReply, { pdf }: PdfFile): Promise<FastifyReply> {
  const signal = signalOfLeaving(reply);
  try {
    const { file, filename } = await pdf(signal);
    reply.header('content-disposition', contentDisposition('attachment', filename));
    return reply.type('application/pdf').send(file);
  } catch (error) {
    if (signal.aborted) return reply.hijack();
    throw error;
  }
}
