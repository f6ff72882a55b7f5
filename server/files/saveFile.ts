import { files } from '../db/schema.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { courseLimits } from '#contract/courses/limits';
import { audit } from '../audit.ts';
import { now } from '../clock.ts';
import type { Actor } from '../core/actor.ts';
import { Refusal } from '../core/refusal.ts';
import { lockCompany } from '../db/lockCompany.ts';
import { oneRow } from '../db/rows.ts';
import type { Tx } from '../db/tx.ts';
import { uploadPath } from './addresses.ts';
import { writePieces } from './pieces.ts';
import type { ReceivedFile } from './receiveFile.ts';

interface SavedFile {
  id: string;
  /** Path that videos, courses and cheat sheets store. */
  path: string;
}

/** Stores a file for the company in scope and writes the audit log. Refuses with storage_full. */
export async function saveFile(tx: Tx, actor: Actor, file: ReceivedFile): Promise<SavedFile> {
  const { companyId } = actor;
  const { kind, type, name, content, sha256 } = file;
  // Locked, so that two uploads cannot both use the last free space.
  await lockCompany(tx, actor);
  const { used } = await oneRow<{ used: number }>(
    tx,
    sql`SELECT coalesce(sum(bytes), 0)::float8 AS used FROM files WHERE company_id = ${companyId}`,
  );
  if (used + content.length > courseLimits.companyFileBytes) throw new Refusal('storage_full');
  const id = randomUUID();
  const at = now();
  const { userId: createdBy } = actor;
  await tx.insert(files).values({
    id,
    companyId,
    kind,
    type,
    name,
    bytes: content.length,
    sha256,
    createdBy,
    createdAt: at,
    unusedSince: at,
  });
  await writePieces(tx, { companyId, fileId: id }, content);
  await audit(tx, actor, {
    action: 'files.uploaded',
    subject: { type: 'file', id, label: name },
    after: { kind, type, bytes: content.length, sha256 },
  });
  return { id, path: uploadPath(companyId, id) };
}
