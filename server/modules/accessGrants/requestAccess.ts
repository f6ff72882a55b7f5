import { eq, sql } from 'drizzle-orm';
import type { requestAccess as endpoint } from '#contract/partners/accessGrants';
import type { requestAccessOfAll as endpointOfAll } from '#contract/partners/accessRequests';
import { partnerLimits } from '#contract/partners/limits';
import { hourMs } from '#contract/kit/durations';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { oneRow } from '../../db/rows.ts';
import { companies } from '../../db/schema.ts';
import { inCustomer } from '../../db/inCustomer.ts';
import type { Tx } from '../../db/tx.ts';
import type { Handler } from '../../http/handler.ts';
import { companyRow } from '../companies/public.ts';
import { mailEachCustomer } from '../customers/public.ts';
import { mailAdmins } from '../users/public.ts';
import { accessRequest } from './mails.ts';

const refusals = { not_found: 'not_found', not_editable: 'customer_not_editable' } as const;

/**
 * Asks a direct customer for access; asking again sends the mail again. Written into the audit log of the customer, whom it is about. A
 * partner's flag `isChildLoginAllowed` allows it.
 */
export const requestAccess: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, params } = call;
  const { customerId } = params;
  const { company: partner } = await companyRow(call);
  const { outcome } = await oneRow<{ outcome: 'asked' | keyof typeof refusals }>(
    tx,
    sql`SELECT heed_request_access(${customerId}) AS outcome`,
  );
  if (outcome !== 'asked') throw new Refusal(refusals[outcome]);
  if (!partner.isChildLoginAllowed) throw new Refusal('permission_denied');
  await inCustomer(tx, actor.companyId, customerId, async () => {
    const { name } = await oneRow<{ name: string }>(tx, sql`SELECT name FROM companies WHERE id = ${customerId}`);
    await ask(tx, actor, partner.name, { id: customerId, name });
  });
  return {};
};

/** The same for each of the selected customers; the ones with a pending request are left out. */
export const requestAccessOfAll: Handler<typeof endpointOfAll> = async (call) => {
  const { tx, actor, body } = call;
  const { company: partner } = await companyRow(call);
  if (!partner.isChildLoginAllowed) throw new Refusal('permission_denied');
  return mailEachCustomer(tx, actor, body, {
    action: 'requestAccess',
    mail: async (customer) => {
      await ask(tx, actor, partner.name, customer);
      await tx
        .update(companies)
        .set({ loginAsCompanyStatus: 'pending', loginAsCompanyUntil: null, updatedAt: now() })
        .where(eq(companies.id, customer.id));
    },
  });
};

/** Runs with the rows of the customer. Refuses with mail_sent_too_often. */
async function ask(tx: Tx, actor: Actor, partnerName: string, { id, name }: { id: string; name: string }): Promise<void> {
  await tellAdmins(tx, id, { partnerName, companyName: name });
  const subject = { type: 'company', id, label: name } as const;
  await audit(tx, { ...actor, companyId: id }, { action: 'access.requested', subject });
}

/** Refuses with mail_sent_too_often. The company is locked by now, so that of two clicks the second counts the first one's mails. */
async function tellAdmins(tx: Tx, companyId: string, params: { partnerName: string; companyName: string }): Promise<void> {
  const { template } = accessRequest;
  const since = new Date(now().getTime() - hourMs);
  const { n } = await oneRow<{ n: number }>(
    tx,
    sql`SELECT coalesce(max(sent.n), 0)::int AS n FROM (SELECT count(*) AS n FROM mails WHERE company_id = ${companyId}
      AND template = ${template} AND created_at > ${since} GROUP BY user_id) sent`,
  );
  if (n >= partnerLimits.accessMailsPerHour) throw new Refusal('mail_sent_too_often');
  await mailAdmins(tx, companyId, accessRequest, params);
}
