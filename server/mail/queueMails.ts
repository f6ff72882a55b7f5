import { type SQL, sql } from 'drizzle-orm';
import { rows } from '../db/rows.ts';
import type { Tx } from '../db/tx.ts';
import { deliverSoon } from './queueMail.ts';

interface Letters {
  /** The text after FROM. It names each recipient `u` (of `users`) and their company `o` (of `companies`), one row for each mail. */
  recipients: SQL;
  /** Values of the texts, as jsonb over these rows. Null ones are left out. The name of the recipient is always among them. */
  params?: SQL;
  at: Date;
}

/**
 * Statement that queues a mail for each row, for a `WITH` of a larger one or for `queueAndDeliver`; returns a row (company_id) for each.
 * For learners they are in the language that they chose on their pages, else in that of the company. `template` of a kind may be SQL if it depends on the row. For one mail whose recipient is known: `queueMail`.
 */
export const queueMails = ({ template }: { template: string | SQL }, { recipients, params, at }: Letters): SQL =>
  sql`INSERT INTO mails (company_id, user_id, recipient, template, lang, params, created_at)
    SELECT u.company_id, u.id, u.email, ${template}, CASE WHEN u.role = 'user' THEN coalesce(u.language, o.lang) ELSE o.lang END,
      jsonb_strip_nulls(jsonb_build_object('name', nullif(u.name, ''))${params ? sql` || ${params}` : sql``}), ${at}::timestamptz
    FROM ${recipients} RETURNING company_id`;

/** Runs `queueMails`, after `queries` (`name AS (…)`), and has the mails delivered. Returns how many there are. */
export async function queueAndDeliver(tx: Tx, mails: SQL, queries: readonly SQL[] = []): Promise<number> {
  const statements = sql.join([...queries, sql`queued AS (${mails})`], sql`, `);
  const queued = await rows<{ companyId: string; n: number }>(
    tx,
    sql`WITH ${statements} SELECT company_id AS "companyId", count(*)::int AS n FROM queued GROUP BY 1`,
  );
  for (const { companyId } of queued) await deliverSoon(tx, companyId);
  return queued.reduce((sum, { n }) => sum + n, 0);
}
