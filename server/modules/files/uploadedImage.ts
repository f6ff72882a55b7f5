import { sql } from 'drizzle-orm';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { uploadPath } from '../../files/addresses.ts';
import { Refusal } from '../../core/refusal.ts';

/** How a row names an uploaded picture of the company. Refuses with the field that asked for one that is not there. */
export async function uploadedImagePath(tx: Tx, companyId: string, id: string, field: string): Promise<string> {
  const [found] = await rows(tx, sql`SELECT 1 FROM files WHERE company_id = ${companyId} AND id = ${id} AND kind = 'image'`);
  if (found) return uploadPath(companyId, id);
  throw new Refusal('validation_failed', { details: [{ field, description: 'This picture does not exist any more' }] });
}
