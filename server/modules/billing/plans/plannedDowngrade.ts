import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { getPlannedDowngrade } from '#contract/billing/plannedDowngrade';
import { runningStates } from '#contract/billing/subscriptions';
import { audit, theProductIn } from '../../../audit.ts';
import { now } from '../../../clock.ts';
import type { Actor } from '../../../core/actor.ts';
import { Refusal } from '../../../core/refusal.ts';
import { lockCompany } from '../../../db/lockCompany.ts';
import { rows, run } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { personNameSql } from '../../../db/personName.ts';
import { personName } from '../../../core/personName.ts';
import { type CompanyRow, companyRow } from '../../companies/public.ts';
import { downgradePlanned, planKept } from '../mails.ts';
import { readSubscriptions } from '../subscriptions.ts';
import { mailOwner } from './mailOwner.ts';
import { requireDowngradable } from './requireDowngradable.ts';

type Planned = z.output<typeof getPlannedDowngrade.reply>;

/** When the last licences of a company end, as its page shows it; undefined without any. */
async function paidUntil(tx: Tx, company: CompanyRow): Promise<Date | undefined> {
  const running = (await readSubscriptions(tx, company, now())).find(({ status }) => runningStates.includes(status));
  return running?.stripe_current_period_end ?? undefined;
}

export async function readPlannedDowngrade(call: { tx: Tx; actor: Actor }): Promise<Planned> {
  const { tx } = call;
  const { company } = await companyRow(call);
  const [planned] = await rows<{ plannedAt: Date; plannedBy: string }>(
    tx,
    sql`SELECT p.created_at AS "plannedAt", coalesce(${personNameSql('u')}, '') AS "plannedBy"
      FROM planned_downgrades p LEFT JOIN users u ON u.company_id = p.company_id AND u.id = p.admin_id AND u.deleted_at IS NULL
      WHERE p.company_id = ${company.id} AND p.done_at IS NULL`,
  );
  const endsAt = planned && !company.isPartner ? await paidUntil(tx, company) : undefined;
  return { planned: planned && endsAt ? { ...planned, endsAt } : null };
}

/**
 * Records that the company goes to the free plan when its last licences end; `carryOutDowngrades` does it then. Refuses as
 * `requireDowngradable`, and with paid_period_changed if that is not the day that the person saw.
 */
export async function planDowngrade(tx: Tx, actor: Actor, { endsAt }: { endsAt: Date }): Promise<void> {
  const company = await requireDowngradable(tx, actor);
  const { id, name } = company;
  if ((await paidUntil(tx, company))?.getTime() !== endsAt.getTime()) throw new Refusal('paid_period_changed');
  const added = await run(
    tx,
    sql`INSERT INTO planned_downgrades (company_id, admin_id, created_at) VALUES (${id}, ${actor.userId}, ${now()}) ON CONFLICT DO NOTHING`,
  );
  if (added === 0) return;
  const effectDate = endsAt.toISOString();
  await audit(tx, actor, {
    action: 'billing.downgrade_planned',
    subject: { type: 'company', id, label: name },
    after: { plan: 'free', endsAt: effectDate },
  });
  await mailOwner(tx, id, downgradePlanned, { effectDate, adminName: personName(actor) });
}

/** Cancels the planned downgrade. Refuses with downgrade_not_planned. */
export async function keepPlan(tx: Tx, actor: Actor): Promise<void> {
  const { companyId } = actor;
  // The clock job locks the company too: it has carried out the downgrade by now, or finds nothing to do afterwards.
  await lockCompany(tx, actor);
  const taken = await run(tx, sql`DELETE FROM planned_downgrades WHERE company_id = ${companyId} AND done_at IS NULL`);
  if (taken === 0) throw new Refusal('downgrade_not_planned');
  await tellPlanKept(tx, companyId, actor);
}

/** The company that gets the seats of an invoice, if a downgrade is planned for it. The trigger that books the seats cancels the downgrade. */
export const cancelsDowngrade = async (tx: Tx, invoiceId: string): Promise<string | undefined> =>
  (
    await rows<{ companyId: string }>(
      tx,
      sql`SELECT p.company_id AS "companyId" FROM planned_downgrades p JOIN invoices i ON i.customer_id = p.company_id
        WHERE i.id = ${invoiceId} AND p.done_at IS NULL`,
    )
  )[0]?.companyId;

/** Says in the audit log and to the owner that the company stays on Boost. */
export async function tellPlanKept(tx: Tx, companyId: string, by: Actor | 'purchase'): Promise<void> {
  const [company] = await rows<{ name: string }>(tx, sql`SELECT name FROM companies WHERE id = ${companyId}`);
  if (!company) return;
  await audit(tx, by === 'purchase' ? theProductIn(companyId) : by, {
    action: 'billing.downgrade_withdrawn',
    subject: { type: 'company', id: companyId, label: company.name },
  });
  await mailOwner(tx, companyId, planKept);
}
