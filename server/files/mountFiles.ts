import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { rows } from '../db/rows.ts';
import { companyTx } from '../db/tx.ts';
import { disposition } from '../plugins/disposition.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { secondsLeft } from './addresses.ts';
import { byteRange } from './byteRange.ts';
import { type FilePlace, readPieces } from './pieces.ts';

const address = z.object({
  companyId: z.uuid().toLowerCase(),
  fileId: z.uuid().toLowerCase(),
  expires: z.string().regex(/^\d{1,12}$/),
  signature: z.string().max(100),
});

/** Many learners may sit behind one address, and a player asks several times for one clip. */
const perMinute = 6000;

interface FileRow {
  type: string;
  name: string;
  bytes: number;
  sha256: string;
}

async function findFile({ db }: Services, { companyId, fileId }: FilePlace): Promise<FileRow> {
  const [found] = await companyTx(db, companyId, 'read', (tx) =>
    rows<FileRow>(tx, sql`SELECT type, name, bytes, sha256 FROM files WHERE company_id = ${companyId} AND id = ${fileId}`),
  );
  if (!found) throw new Refusal('not_found');
  return found;
}

/** Whatever a file really is, a browser shows it as what we judged it to be, and lets it do nothing. */
function describe(reply: FastifyReply, { type, name, sha256 }: FileRow, secondsGood: number): void {
  const shown = type === 'application/pdf' ? 'attachment' : 'inline';
  void reply.headers({
    'content-type': type,
    'content-disposition': disposition(shown, name),
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    // The page of the learners' application is of another origin.
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': `private, max-age=${secondsGood}, immutable`,
    'accept-ranges': 'bytes',
    etag: `"${sha256}"`,
  });
}

/** Serves what companies brought, to whoever has an address that we signed: also learners, who have no session here. */
export function mountFiles(app: FastifyInstance, services: Services): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/files/:companyId/:fileId',
    config: { rateLimit: { max: perMinute } },
    handler: async (request, reply) => {
      const parsed = address.safeParse({ ...(request.params as object), ...(request.query as object) });
      if (!parsed.success) throw new Refusal('not_found');
      const { expires, signature, ...place } = parsed.data;
      const secondsGood = secondsLeft(place, expires, signature);
      if (secondsGood === 0) throw new Refusal('link_not_valid');
      const file = await findFile(services, place);
      describe(reply, file, secondsGood);
      const { range, 'if-range': ifRange, 'if-none-match': known } = request.headers;
      if (known === `"${file.sha256}"`) return reply.code(304).send();
      const wanted = byteRange(ifRange === undefined || ifRange === `"${file.sha256}"` ? range : undefined, file.bytes);
      if (wanted === 'none') return reply.code(416).header('content-range', `bytes */${file.bytes}`).send();
      const { first, last } = wanted === 'all' ? { first: 0, last: file.bytes - 1 } : wanted;
      if (wanted !== 'all') reply.code(206).header('content-range', `bytes ${first}-${last}/${file.bytes}`);
      reply.header('content-length', last - first + 1);
      if (request.method === 'HEAD') return reply.send();
      return reply.send(Readable.from(readPieces(services.db, place, first, last), { objectMode: false }));
    },
  });
}
