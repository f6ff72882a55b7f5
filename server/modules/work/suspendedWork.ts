import { sql } from 'drizzle-orm';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { allWork } from './kind.ts';

export interface SuspendedCampaign {
  kind: string;
  id: string;
  name: string;
}

/** The campaigns of a company that wait for a plan, of every kind of work, by kind and name. */
export function suspendedWork(tx: Tx, companyId: string): Promise<SuspendedCampaign[]> {
  const each = allWork().flatMap(({ kind, campaigns, moves }) =>
    moves.suspend
      ? [
          sql`SELECT ${kind}::text AS kind, id, name FROM ${sql.raw(campaigns)}
            WHERE company_id = ${companyId} AND status = ${moves.suspend.to}`,
        ]
      : [],
  );
  return rows(tx, sql`SELECT kind, id, name FROM (${sql.join(each, sql` UNION ALL `)}) suspended ORDER BY kind, lower(name), id`);
}
