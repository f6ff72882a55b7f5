import { type SQL, sql } from 'drizzle-orm';
import { partnerLimits } from '#contract/partners/limits';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { nameOrEmailSql } from '../../db/personName.ts';

interface AccessUseRow {
  name: string;
  email: string;
  companyName: string;
  firstUsedAt: Date;
  lastUsedAt: Date;
}

const newest = (tx: Tx, where: SQL) =>
  rows<AccessUseRow>(
    tx,
    sql`SELECT ${nameOrEmailSql('v')} AS name, v.email, v.from_name AS "companyName",
        v.first_used_at AS "firstUsedAt", v.last_used_at AS "lastUsedAt"
      FROM access_used v WHERE ${where} ORDER BY v.last_used_at DESC LIMIT ${partnerLimits.shownUses}`,
  );

/** Who of other companies was in this one, newest first. */
export const usesOf = (tx: Tx, companyId: string) => newest(tx, sql`v.used_id = ${companyId} AND v.from_id <> ${companyId}`);

/** Who of the partner was in the company of a customer, newest first. */
export const usesBy = (tx: Tx, partnerId: string, customerId: string) =>
  newest(tx, sql`v.from_id = ${partnerId} AND v.used_id = ${customerId}`);
