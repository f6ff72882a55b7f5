import { sql } from 'drizzle-orm';
import { oneRow } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { baseUrl, type Env } from '../../env.ts';

type Named = Pick<Env, 'mode'> & Parameters<typeof baseUrl>[0];

/**
 * Whether the panel of a company may be at this origin: our own, or the verified custom domain of the company or of one above. On the
 * machine of a developer, where the panel has a port of its own, any port.
 */
export async function isPanelOrigin(tx: Tx, env: Named, companyId: string, origin: string): Promise<boolean> {
  const own = new URL(baseUrl(env));
  const requested = new URL(origin);
  if (requested.origin === own.origin) return true;
  if (env.mode !== 'server' && requested.hostname === own.hostname) return true;
  if (requested.protocol !== own.protocol || requested.port !== own.port) return false;
  const { isVerified } = await oneRow<{ isVerified: boolean }>(
    tx,
    sql`SELECT EXISTS (SELECT FROM branded_hosts WHERE host = ${requested.hostname} AND type = 'admin' AND owner_id IN (
      SELECT ${companyId}::uuid UNION ALL SELECT ancestor_id FROM company_parentage WHERE company_id = ${companyId})) AS "isVerified"`,
  );
  return isVerified;
}
