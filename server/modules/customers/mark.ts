import { sql } from 'drizzle-orm';
import type { markSubReseller as markEndpoint, unmarkSubReseller as unmarkEndpoint } from '#contract/partners/customerActions';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Tx } from '../../db/tx.ts';
import type { Handler } from '../../http/handler.ts';
import { companyRow } from '../companies/public.ts';
import { changeCustomers } from './change.ts';
import { subReseller } from './invite.ts';

/** One customer; whatever excludes it is refused, since there is nothing else to change. */
async function changeOne(tx: Tx, actor: Actor, customerId: string, action: 'mark' | 'unmark', change: object): Promise<void> {
  const facts = JSON.stringify({ ...change, updated_at: now().toISOString() });
  try {
    await changeCustomers(
      tx,
      actor,
      { customersIds: [customerId] },
      {
        action,
        audited: action === 'mark' ? 'customers.marked' : 'customers.unmarked',
        change: (ids) => sql`heed_change_customers(${ids}, ${facts}::jsonb)`,
      },
    );
  } catch (error) {
    if (error instanceof Refusal && error.code === 'no_customer_to_change') throw new Refusal('customer_not_editable');
    throw error;
  }
}

/** Refused for partners who may not have sub-resellers, as in the invitation. */
export const markSubReseller: Handler<typeof markEndpoint> = async (call) => {
  const { tx, actor, params } = call;
  const { company: partner } = await companyRow(call);
  if (!partner.isPartnerInviteAllowed || partner.integration === 'acronis') throw new Refusal('permission_denied');
  const { companyType, isPartner, isChildLoginAllowed } = subReseller(partner);
  const change = { company_type: companyType, is_partner: isPartner, is_child_login_allowed: isChildLoginAllowed };
  await changeOne(tx, actor, params.customerId, 'mark', change);
  return {};
};

export const unmarkSubReseller: Handler<typeof unmarkEndpoint> = async ({ tx, actor, params }) => {
  const change = { company_type: 'customer', is_partner: false, is_partner_invite_allowed: false, is_child_login_allowed: false };
  await changeOne(tx, actor, params.customerId, 'unmark', change);
  return {};
};
