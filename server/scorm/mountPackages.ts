import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { now } from '../clock.ts';
import { companyTx } from '../db/tx.ts';
import { contentOf } from '../modules/scorm/scorm.queries.ts';
import { disposition } from '../plugins/disposition.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { mediaOf } from './content.ts';
import { findMedia } from './mediaFiles.ts';
import { packageFiles } from './packageFiles.ts';
import { packagePath, readPackageAddress } from './packageAddress.ts';
import { zipOf } from './zip.ts';

/** Streams the package that a signed address names. A browser opens it by itself, so no session comes with it. */
export function mountPackages(app: FastifyInstance, { db, signer }: Services): void {
  app.route<{ Querystring: { token?: unknown } }>({
    method: 'GET',
    url: packagePath,
    exposeHeadRoute: false,
    config: { rateLimit: {} },
    handler: async ({ query: { token } }, reply) => {
      reply.header('cache-control', 'no-store');
      const wanted = typeof token === 'string' ? await readPackageAddress(signer, token) : null;
      if (!wanted) throw new Refusal('link_not_valid');
      const { companyId, kind, id, type } = wanted;
      const content = await companyTx(db, companyId, 'read', (tx) => contentOf[kind](tx, companyId, id));
      if (!content) throw new Refusal('not_found');
      const files = packageFiles(content, type, await findMedia(db, companyId, mediaOf(content)));
      reply.header('content-disposition', disposition('attachment', `${content.title} - SCORM ${type}.zip`));
      return reply.type('application/zip').send(Readable.from(zipOf(files, now()), { objectMode: false }));
    },
  });
}
