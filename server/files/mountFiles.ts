import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Refusal } from '../core/refusal.ts';
import type { Database } from '../db/database.ts';
import { rows } from '../db/rows.ts';
import { companyTx } from '../db/tx.ts';
import { placeText, premiumPlace, secondsLeft } from './addresses.ts';
import { answerFile, type StoredFile } from './answerFile.ts';
import { type FilePlace, readPieces } from './pieces.ts';
import { findPremiumClip } from './premiumClips.ts';

const signed = z.object({ expires: z.string().regex(/^\d{1,12}$/), signature: z.string().max(100) });
const ofUpload = signed.extend({ companyId: z.uuid().toLowerCase(), fileId: z.uuid().toLowerCase() });
const ofClip = signed.extend({ name: z.string() });

/** Many learners may share one network address, and a player requests a video in many ranges. */
const perMinute = 6000;

interface Parts {
  db: Database;
}

async function findUpload({ db }: Parts, place: FilePlace): Promise<StoredFile> {
  const { companyId, fileId } = place;
  const [file] = await companyTx(db, companyId, 'read', (tx) =>
    rows<Omit<StoredFile, 'read'>>(
      tx,
      sql`SELECT type, name, bytes, sha256 FROM files WHERE company_id = ${companyId} AND id = ${fileId}`,
    ),
  );
  if (!file) throw new Refusal('not_found');
  return { ...file, read: (first, last) => readPieces(db, place, first, last) };
}

function requireSeconds(place: string, { expires, signature }: z.output<typeof signed>): number {
  const seconds = secondsLeft(place, expires, signature);
  if (seconds === 0) throw new Refusal('link_not_valid');
  return seconds;
}

/** Serves uploads and premium clips under signed addresses, also to learners, who have no session here. */
export function mountFiles(app: FastifyInstance, services: Parts): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/files/:companyId/:fileId',
    config: { rateLimit: { max: perMinute } },
    handler: async (request, reply) => {
      const parsed = ofUpload.safeParse({ ...(request.params as object), ...(request.query as object) });
      if (!parsed.success) throw new Refusal('not_found');
      const secondsGood = requireSeconds(placeText(parsed.data), parsed.data);
      return answerFile(request, reply, await findUpload(services, parsed.data), secondsGood);
    },
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: `/files/${premiumPlace(':name')}`,
    config: { rateLimit: { max: perMinute } },
    handler: async (request, reply) => {
      const parsed = ofClip.safeParse({ ...(request.params as object), ...(request.query as object) });
      if (!parsed.success) throw new Refusal('not_found');
      const secondsGood = requireSeconds(premiumPlace(parsed.data.name), parsed.data);
      const clip = await findPremiumClip(parsed.data.name);
      if (!clip) throw new Refusal('not_found');
      return answerFile(request, reply, clip, secondsGood);
    },
  });
}
