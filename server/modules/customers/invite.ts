import { createHash, randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { companyLimits } from '#contract/company/limits';
import type { inviteCustomers as endpoint, InvitedCustomer } from '#contract/partners/invites';
import { partnerLimits } from '#contract/partners/limits';
import { dayMs } from '#contract/kit/durations';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { takeHourlyAllowance } from '../../db/rateCounters.ts';
import { oneRow } from '../../db/rows.ts';
import { customerInvitations } from '../../db/schema.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import type { Handler } from '../../http/handler.ts';
import { queueAccountSync } from '../../identity/queueAccountSync.ts';
import { queueAndDeliver, queueMails } from '../../mail/queueMails.ts';
import { foundCompanies, knownCompanies, lockCompanyNames } from '../registration/public.ts';
import { emailsInUse, mapUniqueEmailError } from '../users/public.ts';
import { inviteCustomer } from './mails.ts';

type Invited = readonly InvitedCustomer[];
type InviteBody = z.output<NonNullable<typeof endpoint.body>>;

/**
 * Creates all companies of the form, or none, each with its owner, a running trial and a mail with a one-time link. Runs as owner of the
 * tables, because nobody has access to a company that does not exist yet; the partner is read again and locked in the same transaction.
 * The number of companies per hour is limited, counting refused ones: each is an unsolicited mail with the partner's own text, and
 * email_in_use and company_in_use reveal what exists.
 */
export const inviteCustomers: Handler<typeof endpoint> = async ({ actor, body, services }) => {
  const { companies } = body;
  const { invitedPerHour } = partnerLimits;
  const made = { invited: companies.length };
  if (await ownerTx(services.db, (tx) => wasMade(tx, actor, body))) return made;
  await takeHourlyAllowance(services.db.pool, 'invited customers', actor.companyId, companies.length, invitedPerHour);
  await ownerTx(services.db, (tx) => invite(tx, actor, body));
  return made;
};

const digestOf = ({ companies }: InviteBody): string => createHash('sha256').update(JSON.stringify(companies)).digest('hex');

/** Whether this call was made before. Refuses with idempotency_key_used if the key belongs to a call with other companies. */
async function wasMade(tx: Tx, { companyId }: Actor, body: InviteBody): Promise<boolean> {
  if (!body.idempotencyKey) return false;
  const [made] = await tx
    .select()
    .from(customerInvitations)
    .where(and(eq(customerInvitations.companyId, companyId), eq(customerInvitations.idempotencyKey, body.idempotencyKey)));
  if (made && made.digest !== digestOf(body)) throw new Refusal('idempotency_key_used');
  return made !== undefined;
}

/** Of two simultaneous calls with one key, the second waits for the lock of the partner and then finds what the first has created. */
async function invite(tx: Tx, actor: Actor, body: InviteBody): Promise<void> {
  const { companies, idempotencyKey } = body;
  const partner = await readPartner(tx, actor);
  if (await wasMade(tx, actor, body)) return;
  requireAllowed(partner, companies);
  await lockCompanyNames(
    tx,
    companies.map(({ companyName }) => companyName),
  );
  await requireUnknown(tx, companies);
  const at = now();
  const trial = { trialStatus: 'active', trialEndsAt: new Date(at.getTime() + companyLimits.trialDays * dayMs) } as const;
  const owners = companies.map(({ email, firstName, lastName }) => ({
    id: randomUUID(),
    email,
    name: firstName,
    lastName,
    invitedAt: at,
    invitedBy: actor.userId,
  }));
  const ids = await mapUniqueEmailError('email', () =>
    foundCompanies(
      tx,
      companies.map(({ companyName, setAsPartner, requestAccess }, index) => ({
        company: {
          name: companyName,
          parentId: actor.companyId,
          lang: partner.lang,
          creatorId: actor.userId,
          loginAsCompanyStatus: requestAccess ? 'pending' : 'none',
          ...trial,
          ...(setAsPartner && subReseller(partner)),
        },
        owner: owners[index] ?? { id: randomUUID(), email: '', name: '', lastName: '' },
      })),
    ),
  );
  await mailOwners(tx, partner, owners, companies, at);
  await queueAccountSync(
    tx,
    actor.companyId,
    owners.map(({ id }) => id),
  );
  if (idempotencyKey)
    await tx
      .insert(customerInvitations)
      .values({ companyId: actor.companyId, idempotencyKey, digest: digestOf(body), createdAt: at });
  await auditInvitation(tx, actor, companies, ids);
}

/** Mails the owner of each company, with the partner's own text. */
async function mailOwners(
  tx: Tx,
  partner: Partner,
  owners: readonly { id: string }[],
  companies: Invited,
  at: Date,
): Promise<void> {
  const ids = sql.param(owners.map(({ id }) => id));
  const messages = sql.param(companies.map(({ customMessage }) => customMessage));
  const recipients = sql`unnest(${ids}::uuid[], ${messages}::text[]) AS i(id, message)
    JOIN users u ON u.id = i.id JOIN companies o ON o.id = u.company_id`;
  const params = sql`jsonb_build_object('companyName', o.name, 'partnerName', ${partner.name}::text, 'message', i.message)`;
  await queueAndDeliver(tx, queueMails(inviteCustomer, { recipients, params, at }));
}

export interface Partner {
  name: string;
  lang: string;
  companyType: string;
  integration: string | null;
  isPartnerInviteAllowed: boolean;
  isChildLoginAllowed: boolean;
}

/** The partner as it is now, locked: it may have lost its mark as a partner a moment ago. */
async function readPartner(tx: Tx, { companyId }: Actor): Promise<Partner> {
  const partner = await oneRow<Partner & { isPartner: boolean; disabled: boolean }>(
    tx,
    sql`SELECT name, lang, company_type AS "companyType", integration, is_partner_invite_allowed AS "isPartnerInviteAllowed",
      is_child_login_allowed AS "isChildLoginAllowed", is_partner AS "isPartner", disabled
      FROM companies WHERE id = ${companyId} FOR NO KEY UPDATE`,
  );
  if (!partner.isPartner || partner.disabled) throw new Refusal('permission_denied');
  return partner;
}

/** What a company becomes as a sub-reseller: it may ask its own customers for access if its partner may. */
export const subReseller = ({ isChildLoginAllowed }: Pick<Partner, 'isChildLoginAllowed'>) =>
  ({ companyType: 'subreseller', isPartner: true, isChildLoginAllowed }) as const;

function requireAllowed(partner: Partner, companies: Invited): void {
  const isAcronis = partner.integration === 'acronis';
  const mayMark = !isAcronis && partner.companyType === 'reseller' && partner.isPartnerInviteAllowed;
  const mayAsk = !isAcronis && partner.isChildLoginAllowed;
  const refused = companies.flatMap(({ setAsPartner, requestAccess, partnerType }, index) => [
    ...(setAsPartner && !mayMark ? [`companies.${index}.setAsPartner`] : []),
    ...(requestAccess && !mayAsk ? [`companies.${index}.requestAccess`] : []),
    ...(setAsPartner !== (partnerType !== null) ? [`companies.${index}.partnerType`] : []),
  ]);
  if (refused.length > 0) throw new Refusal('validation_failed', { fields: refused });
}

/** Refuses e-mail addresses and names that exist or are twice in the form, and names the field of each. */
async function requireUnknown(tx: Tx, companies: Invited): Promise<void> {
  const emails = companies.map(({ email }) => email);
  const names = companies.map(({ companyName }) => companyName.toLowerCase());
  const taken = new Set(await emailsInUse(tx, emails));
  const known = new Set(await knownCompanies(tx, names));
  const fieldsOf = (field: string, values: readonly string[], inUse: ReadonlySet<string>) =>
    values.flatMap((value, index) => (inUse.has(value) || values.indexOf(value) < index ? [`companies.${index}.${field}`] : []));
  const wrongEmails = fieldsOf('email', emails, taken);
  if (wrongEmails.length > 0) throw new Refusal('email_in_use', { fields: wrongEmails });
  const wrongNames = fieldsOf('companyName', names, known);
  if (wrongNames.length > 0) throw new Refusal('company_in_use', { fields: wrongNames });
}

function auditInvitation(tx: Tx, actor: Actor, companies: Invited, ids: readonly string[]): Promise<string> {
  const names = companies.map(({ companyName }) => companyName);
  const [id = '', name = ''] = [ids[0], names[0]];
  return audit(tx, actor, {
    action: 'customers.invited',
    subject: companies.length === 1 ? { type: 'company', id, label: name } : { type: 'companies', label: String(names.length) },
    count: names.length,
    after: {
      companies: names,
      partners: companies.filter(({ setAsPartner }) => setAsPartner).length,
      accessRequested: companies.filter(({ requestAccess }) => requestAccess).length,
    },
  });
}
