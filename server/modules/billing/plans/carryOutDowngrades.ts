import { sql } from 'drizzle-orm';
import { audit, theProductIn } from '../../../audit.ts';
import { rows } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { downgraded } from '../mails.ts';
import { mailOwner } from './mailOwner.ts';

/**
 * Carries out the planned downgrades of companies without licences in force; `endLicences` has recorded before which those are. The clock
 * job calls it each minute. What ends is the same as in `downgrade`. The row stays, as done, until licences are bought: without it, the
 * company would count among those whose licences ran out, which partners and staff follow up. Both rows are locked, so that a downgrade that
 * is cancelled at this moment is not carried out.
 */
export async function carryOutDowngrades(tx: Tx, at: Date): Promise<void> {
  const freed = await rows<{ id: string; name: string }>(
    tx,
    sql`WITH due AS (SELECT c.id FROM companies c JOIN planned_downgrades p ON p.company_id = c.id
          WHERE p.done_at IS NULL AND c.next_licence_end IS NULL AND NOT c.is_partner FOR NO KEY UPDATE OF c, p),
        done AS (UPDATE planned_downgrades p SET done_at = ${at} FROM due WHERE p.company_id = due.id)
      UPDATE companies c SET has_boost = false, has_super_boost = false, boosted_by_superadmin = false,
          trial_status = CASE c.trial_status WHEN 'available' THEN 'available' END, updated_at = ${at}
        FROM due WHERE c.id = due.id RETURNING c.id, c.name`,
  );
  for (const { id, name } of freed) {
    await audit(tx, theProductIn(id), {
      action: 'billing.downgraded',
      subject: { type: 'company', id, label: name },
      before: { plan: 'boost' },
      after: { plan: 'free' },
    });
    await mailOwner(tx, id, downgraded);
  }
}
