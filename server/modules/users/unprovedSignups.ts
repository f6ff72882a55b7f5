import { sql } from 'drizzle-orm';
import { companyLimits } from '#contract/company/limits';
import { dayMs } from '#contract/kit/durations';
import { now } from '../../clock.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { queueAccountSync } from '../../identity/queueAccountSync.ts';
import type { RunTx } from '../../jobs/job.ts';

const batch = 100;

interface Removed {
  userId: string;
  companyId: string;
}

/** Removes their accounts at the identity provider, too. */
async function removeAccounts(tx: Tx, removed: readonly Removed[]): Promise<void> {
  for (const { userId, companyId } of removed) await queueAccountSync(tx, companyId, [userId]);
}

/**
 * Frees addresses for a company that has proved their domain: of sign-ups elsewhere whose address nobody has verified, alone in a company
 * without a plan. Anybody could otherwise keep an address of the company from it. In a tenant transaction only for the company in scope.
 */
export async function takeUnproved(tx: Tx, companyId: string | null, emails: readonly string[]): Promise<void> {
  const addresses = sql.param([...emails]);
  const removed = await rows<Removed>(
    tx,
    sql`SELECT user_id AS "userId", company_id AS "companyId"
      FROM heed_take_addresses(${companyId}::uuid, ${addresses}::text[], ${now()})`,
  );
  await removeAccounts(tx, removed);
}

/** Step of the clock: removes sign-ups whose address was never verified and that nobody has used for some days. */
export async function removeUnproved(at: Date, run: RunTx): Promise<void> {
  const before = new Date(at.getTime() - companyLimits.registration.unverifiedDays * dayMs);
  let count: number;
  do {
    count = await run(async (tx) => {
      const removed = await rows<Removed>(
        tx,
        sql`SELECT user_id AS "userId", company_id AS "companyId" FROM heed_remove_signups(ARRAY(
          SELECT u.id FROM users u WHERE u.deleted_at IS NULL AND u.is_owner AND NOT u.email_verified
            AND u.created_at < ${before} AND heed_is_unproved_signup(u.id)
            AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.user_id = u.id AND coalesce(s.used_at, s.created_at) > ${before})
          ORDER BY u.created_at LIMIT ${batch}), ${at})`,
      );
      await removeAccounts(tx, removed);
      return removed.length;
    });
  } while (count === batch);
}
