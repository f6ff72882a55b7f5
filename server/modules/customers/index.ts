import { and, eq, sql } from 'drizzle-orm';
import { companyLimits } from '#contract/company/limits';
import type { contract } from '#contract/index';
import { partnerLimits } from '#contract/partners/limits';
import type { Enablement } from '#contract/partners/customerStates';
import { dayMs } from '#contract/kit/durations';
import { audit, auditInCustomers } from '../../audit.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import { rows } from '../../db/rows.ts';
import { companies } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import type { Handlers } from '../../http/handler.ts';
import { companyRow } from '../companies/public.ts';
import { allocateToCustomers } from './allocate.ts';
import { changeCustomers } from './change.ts';
import { countCustomers, findSubResellers } from './customers.queries.ts';
import { findExclusions } from './eligibility.ts';
import { getFindings, setFindingMail } from './findings/index.ts';
import { inviteCustomers } from './invite.ts';
import { listCustomers } from './list.ts';
import { markSubReseller, unmarkSubReseller } from './mark.ts';
import { remindCustomers } from './remind.ts';
import { remindAdmins } from './remindAdmins.ts';
import { resendCustomerInvite, resendCustomerInvites } from './resend.ts';

const later = (days: number) => new Date(now().getTime() + days * dayMs);

/** The columns of a company that the company in scope suspends or enables. */
const standing = ({ companyId }: Actor, enablement: Enablement) =>
  enablement === 'suspended'
    ? { disabled: true, disabled_at: now().toISOString(), suspended_by: companyId }
    : { disabled: false, disabled_at: null, suspended_by: null };

/** Whether the company in scope is the partner who removed this customer. */
const wasRemoved = async (tx: Tx, customerId: string): Promise<boolean> =>
  (await rows(tx, sql`SELECT 1 FROM removed_below WHERE id = ${customerId}`)).length > 0;

export const handlers: Handlers<(typeof contract)['customers']> = {
  listPartnerCustomers: listCustomers,
  listResellerCustomers: listCustomers,
  listSubResellerCustomers: listCustomers,
  listAllCompanies: listCustomers,
  listSubResellers: async ({ tx, actor }) => ({ data: { companies: await findSubResellers(tx, actor) } }),
  countCustomers: async ({ tx, actor, body }) => ({ count: await countCustomers(tx, actor, body) }),
  findExclusions: ({ tx, actor, body: { action, ...selection } }) => findExclusions(tx, actor, selection, action),

  setEnablement({ tx, actor, body: { enablementStatusTo, ...selection } }) {
    const isSuspended = enablementStatusTo === 'suspended';
    const change = { ...standing(actor, enablementStatusTo), updated_at: now().toISOString() };
    return changeCustomers(tx, actor, selection, {
      action: isSuspended ? 'suspend' : 'enable',
      audited: isSuspended ? 'customers.suspended' : 'customers.enabled',
      change: (ids) => sql`heed_change_customers(${ids}, ${JSON.stringify(change)}::jsonb)`,
    });
  },

  removeCustomers({ tx, actor, body }) {
    const until = later(partnerLimits.undoDays);
    return changeCustomers(tx, actor, body, {
      action: 'remove',
      audited: 'customers.removed',
      after: { undoUntil: until.toISOString() },
      change: (ids) => sql`heed_remove_customers(${ids}, ${now()}, ${until})`,
    });
  },

  listRemovedCustomers: ({ tx }) =>
    rows(
      tx,
      sql`SELECT b.id, b.name, b.email, b.removed_at AS "removedAt", b.undo_until AS "undoUntil",
          jsonb_build_object('returned', s.returned, 'givenBack', s.left_over) AS licences
        FROM (SELECT * FROM removed_below WHERE undo_until > ${now()} ORDER BY removed_at DESC, id LIMIT ${partnerLimits.lookupSize}) b
          CROSS JOIN LATERAL (SELECT coalesce(sum(r.returned), 0)::int AS returned, coalesce(sum(r.left_over), 0)::int AS left_over
            FROM heed_returned_seats(b.id, ${now()}) r) s
        ORDER BY b.removed_at DESC, b.id`,
    ),

  async restoreCustomer(call) {
    const { tx, actor } = call;
    const { customerId } = call.params;
    // The company may have lost its mark as a partner a moment ago.
    await lockCompany(tx, actor);
    if (!(await companyRow(call)).company.isPartner) throw new Refusal('permission_denied');
    const [restored] = await rows<{ name: string; returned: number; givenBack: number }>(
      tx,
      sql`SELECT name, returned, given_back AS "givenBack" FROM heed_restore_customer(${customerId}, ${now()})`,
    );
    if (!restored) throw new Refusal((await wasRemoved(tx, customerId)) ? 'customer_not_restorable' : 'not_found');
    const { name, returned, givenBack } = restored;
    const subject = { type: 'company', id: customerId, label: name } as const;
    const after = { licenses: givenBack };
    const entryId = await audit(tx, actor, { action: 'customers.restored', subject, after });
    await auditInCustomers(tx, entryId, sql`ARRAY[${customerId}::uuid]`, after);
    return { licences: { returned, givenBack } };
  },

  markSubReseller,
  unmarkSubReseller,
  resendCustomerInvite,
  resendCustomerInvites,
  remindCustomers,
  remindAdmins,
  allocateToCustomers,
  getFindings,
  setFindingMail,
  inviteCustomers,

  editCompanies({ tx, actor, body: { plan, trial, enablement, whiteLabel, payByInvoice, ...selection } }) {
    const chosen = Object.entries({ plan, trial, enablement, whiteLabel, payByInvoice }).filter(([, value]) => value !== undefined);
    const change = {
      ...(enablement && standing(actor, enablement)),
      ...(plan && { has_boost: plan === 'boost', boosted_by_superadmin: plan === 'boost', has_super_boost: false }),
      ...(trial === 'active' && { trial_status: 'active', trial_ends_at: later(companyLimits.trialDays).toISOString() }),
      ...(trial === 'expired' && { trial_status: 'expired', trial_ends_at: now().toISOString() }),
      ...(whiteLabel && { white_label_page_access: whiteLabel === 'included' }),
      ...(payByInvoice && { pay_by_invoice_access: payByInvoice === 'included' }),
      updated_at: now().toISOString(),
    };
    return changeCustomers(tx, actor, selection, {
      action: 'edit',
      audited: 'customers.edited',
      after: Object.fromEntries(chosen),
      change: (ids) => sql`heed_change_customers(${ids}, ${JSON.stringify(change)}::jsonb)`,
    });
  },

  async saveInviteMessage(call) {
    const { tx, actor, body } = call;
    const { company } = await companyRow(call);
    const message = body.default_customer_invite_message;
    await tx
      .update(companies)
      .set({ defaultCustomerInviteMessage: message, updatedAt: now() })
      .where(and(eq(companies.id, actor.companyId)));
    await audit(tx, actor, {
      action: 'messages.updated',
      subject: { type: 'message', label: 'invite_customer' },
      before: { message: company.defaultCustomerInviteMessage },
      after: { kind: 'invite_customer', message },
    });
    return {};
  },
};
