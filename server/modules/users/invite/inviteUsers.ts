import { sql, and, eq } from 'drizzle-orm';
import { can } from '#contract/access';
import { sessionLimits } from '#contract/session/limits';
import type { inviteUsers as endpoint } from '#contract/people/invitations';
import { audit } from '../../../audit.ts';
import { now } from '../../../clock.ts';
import type { Actor } from '../../../core/actor.ts';
import { Refusal } from '../../../core/refusal.ts';
import { lockCompany } from '../../../db/lockCompany.ts';
import { allowLongStatements } from '../../../db/longStatements.ts';
import { takeHourlyAllowance } from '../../../db/rateCounters.ts';
import { rows } from '../../../db/rows.ts';
import { imports } from '../../../db/schema.ts';
import { scopeOf, tenantTx, type Tx } from '../../../db/tx.ts';
import { personName } from '../../../core/personName.ts';
import type { Handler } from '../../../http/handler.ts';
import { queueAccountSync } from '../../../identity/queueAccountSync.ts';
import { sendJob } from '../../../jobs/send.ts';
import { queueAndDeliver, queueMails } from '../../../mail/queueMails.ts';
import type { Services } from '../../../services.ts';
import { beginAnnualTraining } from '../../campaigns/public.ts';
import { assignWork } from '../../work/public.ts';
import { ownTextParams } from '../../messages/public.ts';
import { addPeople } from './addPeople.ts';
import { fingerprintOf, type InviteBody, type NewPerson, toNewPeople } from './inviteRows.ts';
import { invitationFor } from './mails.ts';
import { readSsoDuty } from './ssoDuty.ts';

interface Result {
  added: number;
  departmentsCreated: number;
  groupsCreated: number;
}

/** The embedded database has no autovacuum, so after many inserts its statistics must be refreshed. */
const analyzeFrom = 2000;

/**
 * Adds people with their departments, groups, invitations and accounts, in one transaction. email_in_use reveals which
 * addresses exist, so it counts towards the hourly limit of address look-ups, and becomes too_many_requests beyond it.
 */
export const inviteUsers: Handler<typeof endpoint> = async ({ actor: caller, body, services }) => {
  try {
    return await tenantTx(services.db, scopeOf(caller), 'write', (tx, actor) => invite(tx, actor, body, services));
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'email_in_use') throw error;
    await takeHourlyAllowance(
      services.db.pool,
      'refused addresses',
      caller.companyId,
      body.emails.length,
      sessionLimits.addressesLookedUpPerHour,
    );
    throw error;
  }
};

async function invite(tx: Tx, actor: Actor, body: InviteBody, services: Services): Promise<Result> {
  await allowLongStatements(tx);
  const companyName = await lockCompany(tx, actor);
  const people = toNewPeople(body);
  // An admin whom a key or a partner adds would outlive the key, or the access.
  if ((actor.apiKey || !can(actor, 'admins:write')) && people.some(({ role }) => role === 'admin'))
    throw new Refusal('permission_denied', { description: 'Only the company’s own admins add admins', fields: ['emails'] });
  const duty = await readSsoDuty(tx, actor);
  if (body.sso && !duty.hasProvider) throw new Refusal('validation_failed', { fields: ['sso'] });
  const fingerprint = fingerprintOf(people);
  const before = await earlierImport(tx, actor, body.importId, fingerprint);
  if (before) return before;

  if (body.beginTraining) await beginAnnualTraining(tx, actor, body.beginTraining.courseId);

  const created = await addPeople(tx, actor, people, { sso: body.sso ?? false, invitedBy: actor.userId, invitedAt: now() });
  await queueInvitations(tx, actor, people, { ...body, companyName, isSso: body.sso === true || duty.isEnforced });
  await queueAccountSync(
    tx,
    actor.companyId,
    people.filter(({ role }) => role === 'admin').map(({ id }) => id),
  );

  const result = { added: people.length, ...created };
  const auditId = await auditInvitation(tx, actor, people, body, result);
  await sendJob(tx, assignWork, { companyId: actor.companyId, auditId });
  if (body.importId) {
    const { companyId } = actor;
    await tx.insert(imports).values({ companyId, importId: body.importId, fingerprint, result, createdAt: now() });
  }
  if (people.length >= analyzeFrom && services.db.kind === 'pglite') await rows(tx, sql`SELECT heed_analyze_people()`);
  return result;
}

/** Result of an identical earlier import. A simultaneous second request waits for the company's lock. */
async function earlierImport(
  tx: Tx,
  { companyId }: Actor,
  importId: string | undefined,
  fingerprint: string,
): Promise<Result | undefined> {
  if (!importId) return undefined;
  const [earlier] = await tx
    .select({ fingerprint: imports.fingerprint, result: imports.result })
    .from(imports)
    .where(and(eq(imports.companyId, companyId), eq(imports.importId, importId)));
  if (earlier && earlier.fingerprint !== fingerprint) throw new Refusal('import_mismatch');
  return earlier?.result;
}

const column = (values: readonly string[]) => sql`${sql.param([...values])}`;

/** Learners are only notified if the admin requests it. Admins always are, because they need the link to sign in. */
async function queueInvitations(
  tx: Tx,
  actor: Actor,
  people: readonly NewPerson[],
  { companyName, isSso, ...body }: InviteBody & { companyName: string; isSso: boolean },
): Promise<void> {
  const notified = people.filter(({ role }) => role === 'admin' || body.notificationsEnabled);
  if (notified.length === 0) return;
  const own = body.notificationsEnabled
    ? { subject: body.custom_subject, message: body.custom_message }
    : await ownTextParams(tx, actor.companyId, 'invite_admin', { companyName });
  const params = JSON.stringify({ companyId: actor.companyId, companyName, inviterName: personName(actor), ...own });
  const [forAdmins, forLearners] = (['admin', 'user'] as const).map((role) => invitationFor({ role, isSso }).template);
  const template = sql`CASE u.role WHEN 'admin' THEN ${forAdmins} ELSE ${forLearners} END`;
  const recipients = sql`unnest(${column(notified.map(({ id }) => id))}::uuid[]) AS p(id)
    JOIN users u ON u.company_id = ${actor.companyId} AND u.id = p.id JOIN companies o ON o.id = u.company_id`;
  await queueAndDeliver(tx, queueMails({ template }, { recipients, params: sql`${params}::jsonb`, at: now() }));
}

async function auditInvitation(
  tx: Tx,
  actor: Actor,
  people: readonly NewPerson[],
  body: InviteBody,
  result: Result,
): Promise<string> {
  const [first] = people;
  const isOne = people.length === 1;
  return audit(tx, actor, {
    action: 'users.invited',
    subject: isOne && first ? { type: 'user', id: first.id, label: first.email } : { type: 'users', label: String(people.length) },
    count: people.length,
    after: {
      admins: people.filter(({ role }) => role === 'admin').length,
      notified: body.notificationsEnabled,
      departmentsCreated: result.departmentsCreated,
      groupsCreated: result.groupsCreated,
      ...(body.importId && { importId: body.importId }),
    },
    subjectsSql: sql`SELECT unnest(${column(people.map(({ id }) => id))}::uuid[])`,
  });
}
