import { sql } from 'drizzle-orm';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { Refusal } from '../../refusal.ts';
import type { Services } from '../../services.ts';

const idsPerJob = 500;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Has the accounts of a bulk change's people looked after, those of them who have one. */
export async function syncAccountsOf(tx: Tx, jobs: Services['jobs'], companyId: string, auditId: string): Promise<void> {
  for (let after = beforeAll; ; ) {
    const found = await rows<{ id: string }>(
      tx,
      sql`SELECT u.id FROM audit_subjects s JOIN users u ON u.id = s.user_id
        WHERE s.audit_id = ${auditId} AND u.has_login AND u.id > ${after}::uuid ORDER BY u.id LIMIT ${idsPerJob}`,
    );
    const last = found.at(-1);
    if (!last) return;
    await jobs.send(tx, 'identity.sync', { companyId, userIds: found.map(({ id }) => id) });
    after = last.id;
  }
}

/** Sends the job for these people, in pieces. */
export async function syncAccounts(tx: Tx, jobs: Services['jobs'], companyId: string, userIds: readonly string[]): Promise<void> {
  for (let first = 0; first < userIds.length; first += idsPerJob) {
    await jobs.send(tx, 'identity.sync', { companyId, userIds: userIds.slice(first, first + idsPerJob) });
  }
}

/** Refuses with email_in_use naming the addresses that somebody has, in whatever company. */
export async function requireFreeEmails(
  tx: Tx,
  emails: readonly string[],
  { field, except }: { field?: string; except?: string } = {},
): Promise<void> {
  const taken = await emailsInUse(tx, emails, except);
  if (taken.length > 0) throw new Refusal('email_in_use', { fields: field ? [field] : taken.slice(0, mostNamed) });
}
const mostNamed = 1000;

/** `except`: the person to whom the addresses that are kept for them are free. */
export async function emailsInUse(tx: Tx, emails: readonly string[], except?: string): Promise<string[]> {
  const inUse = sql`SELECT heed_emails_in_use(${sql.param([...emails])}::text[], ${except ?? null}::uuid) AS email`;
  return (await rows<{ email: string }>(tx, inUse)).map(({ email }) => email);
}

/** Somebody of another company took the address at the same moment; the unique index saw it. */
export async function orEmailInUse<T>(field: string | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, constraint, detail } = error as { code?: string; constraint?: string; detail?: string };
    if (code !== '23505' || constraint !== 'users_email') throw error;
    const email = /=\((.*)\) already/.exec(detail ?? '')?.[1];
    throw new Refusal('email_in_use', { fields: [field ?? email ?? 'email'] });
  }
}
