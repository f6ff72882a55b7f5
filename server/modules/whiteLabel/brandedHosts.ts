import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { rows } from '../../db/rows.ts';
import { ownerTx } from '../../db/tx.ts';
import { type BrandOf, toBrand } from './brands.ts';

interface HostRow {
  companyId: string;
  companyName: string | null;
  logo: string | null;
  colour: string | null;
  customDomainAdmin: string | null;
  customDomainEmployee: string | null;
}

/** What belongs to a verified host name: the look of its company, and the names of panel and learner app. Null for every other name. */
export async function findHost(
  db: Database,
  host: string,
): Promise<(Omit<HostRow, 'companyName'> & { brand: BrandOf | null }) | null> {
  const [row] = await ownerTx(db, (tx) =>
    rows<HostRow>(
      tx,
      sql`SELECT h.owner_id AS "companyId", h.company_name AS "companyName", h.logo, h.colour,
          (SELECT a.host FROM branded_hosts a WHERE a.owner_id = h.owner_id AND a.type = 'admin') AS "customDomainAdmin",
          (SELECT e.host FROM branded_hosts e WHERE e.owner_id = h.owner_id AND e.type = 'employee') AS "customDomainEmployee"
        FROM branded_hosts h WHERE h.host = ${host}`,
    ),
  );
  if (!row) return null;
  const { companyName, ...found } = row;
  return { ...found, brand: companyName === null ? null : toBrand({ ...found, companyName }) };
}
