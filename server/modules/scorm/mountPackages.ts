import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { now } from '../../clock.ts';
import { contentDisposition } from '../../core/contentDisposition.ts';
import { Refusal } from '../../core/refusal.ts';
import { companyTx } from '../../db/tx.ts';
import { mediaOf } from '../../scorm/content.ts';
import { findMedia } from '../../scorm/mediaFiles.ts';
import { packagePath, readPackageAddress } from '../../scorm/packageAddress.ts';
import { packageFiles } from '../../scorm/packageFiles.ts';
import { zipOf } from '../../scorm/zip.ts';
import type { Services } from '../../services.ts';
import { contentOf } from './scorm.queries.ts';

/** Streams the package of a signed address. The browser opens it as a download, without the session. */
export function mountPackages(app: FastifyInstance, { db, signer }: Pick<Services, 'db' | 'signer'>): void {
  app.route<{ Querystring: { token?: unknown } }>({
    method: 'GET',
    url: packagePath,
    exposeHeadRoute: false,
    config: { rateLimit: {} },
    handler: async ({ query: { token } }, reply) => {
      reply.header('cache-control', 'no-store');
      const claims = typeof token === 'string' ? await readPackageAddress(signer, token) : null;
      if (!claims) throw new Refusal('link_not_valid');
      const { companyId, kind, id, type } = claims;
      const content = await companyTx(db, companyId, 'read', (tx) => contentOf[kind](tx, companyId, id));
      if (!content) throw new Refusal('not_found');
      const files = await packageFiles(content, type, await findMedia(db, companyId, mediaOf(content)));
      reply.header('content-disposition', contentDisposition('attachment', `${content.title} - SCORM ${type}.zip`));
      return reply.type('application/zip').send(Readable.from(zipOf(files, now()), { objectMode: false }));
    },
  });
}
