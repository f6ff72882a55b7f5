import { sql } from 'drizzle-orm';
import type { CustomerSelection, remindAdmins as endpoint } from '#contract/partners/customerActions';
import type { Actor } from '../../core/actor.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { Handler } from '../../http/handler.ts';
import { companyRow } from '../companies/public.ts';
import { remindSsoAdmins } from '../sso/public.ts';
import { selectedWhere } from './conditions.ts';
import { findingRules } from './findings/conditions.ts';
import { mailEachCustomer } from './mailEach.ts';

/** Mails the admins of each customer what only they can do: verify a domain, renew a certificate. */
export const remindAdmins: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, body } = call;
  const { company: partner } = await companyRow(call);
  const expiring = await findExpiring(tx, actor, body);
  return mailEachCustomer(tx, actor, body, {
    action: 'remindAdmins',
    audited: 'customers.admins_reminded',
    mail: ({ id, name }) => remindSsoAdmins(tx, id, { companyName: name, partnerName: partner.name }, expiring.get(id)),
  });
};

/** When certificates of the selected customers expire, if that is soon: read here, because requests inside a customer cannot. */
async function findExpiring(tx: Tx, actor: Actor, selection: CustomerSelection): Promise<Map<string, Date>> {
  const found = await rows<{ id: string; at: Date }>(
    tx,
    sql`SELECT f.customer_id AS id, f.certificate_expires_at AS at FROM granted_findings f WHERE f.viewer_id = ${actor.companyId}
      AND ${findingRules().certificateExpiring.holds} AND f.customer_id IN (SELECT v.id FROM customers v WHERE ${selectedWhere(actor, selection)})`,
  );
  return new Map(found.map(({ id, at }) => [id, at]));
}
