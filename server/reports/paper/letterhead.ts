import { sql } from 'drizzle-orm';
import { oneRow } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { PdfReport } from '../../pdf/pdfReport.ts';

/** What stands at the head of the papers of a company: its name, and the look of its partner if there is one. */
export async function letterheadOf(tx: Tx, companyId: string): Promise<Pick<PdfReport, 'companyName' | 'brand'>> {
  const { companyName, brandName, colour } = await oneRow<{ companyName: string; brandName: string | null; colour: string | null }>(
    tx,
    sql`SELECT c.name AS "companyName", b.company_name AS "brandName", b.colour
      FROM companies c LEFT JOIN LATERAL heed_brand_of(c.id) b ON true WHERE c.id = ${companyId}`,
  );
  return { companyName, ...(brandName !== null && { brand: { name: brandName, colour } }) };
}
