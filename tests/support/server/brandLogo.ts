import { ownerTx } from '#server/db/tx';
import { writePieces } from '#server/files/pieces';
import type { TestServer } from './testServer.ts';

/** The beginning of a PNG of this size in pixels, filled up to some bytes. */
export function picture({ width = 480, height = 48, bytes = 400 } = {}): Buffer {
  const content = Buffer.alloc(bytes, 7);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(content);
  content.writeUInt32BE(width, 16);
  content.writeUInt32BE(height, 20);
  return content;
}

/** Gives a company this logo, and no colour. */
export async function brandWithLogo({ services: { db } }: Pick<TestServer, 'services'>, companyId: string, content: Buffer) {
  const fileId = crypto.randomUUID();
  await db.pool.query(
    `INSERT INTO files (id, company_id, kind, type, name, bytes, sha256, created_at) VALUES ($1, $2, 'image', 'image/png', 'logo', $3, '', now())`,
    [fileId, companyId, content.length],
  );
  await ownerTx(db, (tx) => writePieces(tx, { companyId, fileId }, content));
  await db.pool.query(
    `INSERT INTO brands (company_id, logo, updated_at) VALUES ($1, $2, now()) ON CONFLICT (company_id) DO UPDATE SET logo = excluded.logo`,
    [companyId, `uploads/${companyId}/${fileId}`],
  );
}
