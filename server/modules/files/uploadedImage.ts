import { sql } from 'drizzle-orm';
import { Refusal } from '../../core/refusal.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { uploadPath } from '../../files/addresses.ts';

/** Path of an uploaded image of the company. Refuses with validation_failed, naming the field, if it does not exist. */
export async function uploadedImagePath(tx: Tx, companyId: string, id: string, field: string): Promise<string> {
  const [image] = await rows(tx, sql`SELECT 1 FROM files WHERE company_id = ${companyId} AND id = ${id} AND kind = 'image'`);
  if (image) return uploadPath(companyId, id);
  throw new Refusal('validation_failed', { details: [{ field, description: 'This picture does not exist any more' }] });
}
