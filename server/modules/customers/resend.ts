import { sql } from 'drizzle-orm';
import type {
  resendCustomerInvite as endpoint,
  resendCustomerInvites as severalEndpoint,
} from '#contract/partners/customerActions';
import { partnerLimits } from '#contract/partners/limits';
import { fillPlaces } from '#contract/company/messages';
import { audit, auditInCustomers } from '../../audit.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { oneRow, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { Handler } from '../../http/handler.ts';
import { queueAccountSync } from '../../identity/queueAccountSync.ts';
import { requireMailLeft } from '../../mail/hourlyCap.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { companyRow } from '../companies/public.ts';
import { findExclusions } from './eligibility.ts';
import { inCustomer } from '../../db/inCustomer.ts';
import { mailEachCustomer } from './mailEach.ts';
import { inviteCustomer } from './mails.ts';

interface Owner {
  id: string;
  email: string;
  name: string;
  companyName: string;
  lang: string;
}

/** Sends the owner of a customer the invitation again, with the partner's present default message or ours. */
export const resendCustomerInvite: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, body } = call;
  const { customerId } = body;
  const { company: partner } = await companyRow(call);
  const { companies: excluded } = await findExclusions(tx, actor, { customersIds: [customerId] }, 'resend');
  if (excluded.length > 0) throw new Refusal('customer_not_editable');
  const label = await inCustomer(tx, actor.companyId, customerId, () => inviteAgain(tx, actor, partner, customerId));
  const subject = { type: 'company', id: customerId, label } as const;
  const entryId = await audit(tx, actor, { action: 'customers.invite_resent', subject });
  await auditInCustomers(tx, entryId, sql`ARRAY[${customerId}::uuid]`);
  return {};
};

/** The same for several customers. */
export const resendCustomerInvites: Handler<typeof severalEndpoint> = async (call) => {
  const { tx, actor, body } = call;
  const { company: partner } = await companyRow(call);
  return mailEachCustomer(tx, actor, body, {
    action: 'resend',
    audited: 'customers.invite_resent',
    mail: ({ id }) => inviteAgain(tx, actor, partner, id),
  });
};

type Partner = Pick<Awaited<ReturnType<typeof companyRow>>['company'], 'name' | 'defaultCustomerInviteMessage'>;

/** Runs with the rows of the customer. Returns its name. Refuses with mail_sent_too_often. */
async function inviteAgain(tx: Tx, actor: Actor, partner: Partner, customerId: string): Promise<string> {
  const { id: userId, email, name, companyName, lang } = await lockOwner(tx, customerId);
  const perHour = partnerLimits.inviteMailsPerHour;
  await requireMailLeft(tx, { companyId: customerId, userId, kinds: [inviteCustomer], perHour });
  const own = partner.defaultCustomerInviteMessage;
  const message = own && fillPlaces(own, { customerName: companyName, partnerCompanyName: partner.name, adminEmail: actor.email });
  const params = { name, companyName, partnerName: partner.name, ...(message && { message }) };
  await queueMail(tx, { companyId: customerId, userId, to: email, kind: inviteCustomer, lang, params });
  await run(
    tx,
    sql`UPDATE users SET invited_at = ${now()}, invitation_failure = NULL, has_login = true
      WHERE company_id = ${customerId} AND id = ${userId}`,
  );
  await queueAccountSync(tx, customerId, [userId]);
  return companyName;
}

/** The owner, locked, so that of two clicks the second counts the first one's mail. */
const lockOwner = (tx: Tx, customerId: string) =>
  oneRow<Owner>(
    tx,
    sql`SELECT u.id, u.email, u.name, c.name AS "companyName", c.lang FROM users u JOIN companies c ON c.id = u.company_id
      WHERE u.company_id = ${customerId} AND u.is_owner AND u.deleted_at IS NULL ORDER BY u.created_at LIMIT 1 FOR NO KEY UPDATE OF u`,
  );
