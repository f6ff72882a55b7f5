import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { AuditAction, AuditSubject } from '#contract/company/audit';
import { productName } from '#contract/product';
import { now } from './clock.ts';
import { type Actor, directoryId } from './core/actor.ts';
import * as tables from './db/schema.ts';
import { rows } from './db/rows.ts';
import type { Tx } from './db/tx.ts';

type Facts = Record<string, unknown>;

export interface AuditEntry {
  action: AuditAction;
  /** The changed record; for a bulk change its kind and a label. A bulk change of `users` that meets one person is about that `user`. */
  subject: { type: AuditSubject; id?: string | null; label: string };
  /** Number of subjects. By default 1, or the number of rows of `subjectsSql`. */
  count?: number;
  before?: Facts | null;
  after?: Facts | null;
  /** A query for user ids: the people of a bulk change, stored in `audit_subjects` by one statement. */
  subjectsSql?: SQL;
  /** How the people of a bulk change were selected: filters, search or a number of ids. Becomes part of `after`. */
  selection?: Facts;
}

const secret = /password|token|secret|hash|api_?key/i;
const withoutSecrets = (facts: Facts): Facts => Object.fromEntries(Object.entries(facts).filter(([name]) => !secret.test(name)));

/** Who acts, as the log names them. */
type Author = Pick<Actor, 'companyId' | 'userId' | 'name' | 'lastName' | 'email' | 'role' | 'apiKey'> & {
  ownCompanyId: string | null;
};

/** The product itself as actor in a company, so that the log shows no name of a person or of another company. */
export const theProductIn = (companyId: string): Author => ({
  companyId,
  userId: directoryId,
  name: productName,
  lastName: '',
  email: '',
  role: 'superadmin',
  apiKey: null,
  ownCompanyId: null,
});

/**
 * Writes one row into the audit log of the company in scope, in the caller's transaction. A bulk change is one row, for any
 * number of people. Returns the id of the row.
 */
export async function audit(tx: Tx, actor: Author, entry: AuditEntry): Promise<string> {
  const { action, subject, before, after, subjectsSql, selection } = entry;
  const id = randomUUID();
  const writtenSubjects = subjectsSql ? await writeSubjects(tx, actor.companyId, id, subjectsSql) : undefined;
  const {
    type,
    id: subjectId,
    label,
  } = (subject.type === 'users' && writtenSubjects === 1 && (await onlySubject(tx, id))) || subject;
  const facts = after || selection ? { ...after, ...(selection && { selection }) } : null;
  await tx.insert(tables.auditLog).values({
    id,
    companyId: actor.companyId,
    at: now(),
    action,
    actorId: actor.userId === directoryId ? null : actor.userId,
    actorName: `${actor.name} ${actor.lastName}`.trim(),
    actorEmail: actor.email,
    actorRole: actor.role,
    actorCompanyId: actor.ownCompanyId,
    actorKey: actor.apiKey?.name ?? null,
    subjectType: type,
    subjectId: subjectId ?? null,
    subjectLabel: label,
    subjectCount: entry.count ?? writtenSubjects ?? 1,
    before: before ? withoutSecrets(before) : null,
    after: facts && withoutSecrets(facts),
  });
  return id;
}

/**
 * Copies an entry into the logs of the customers that it is about, as an act on their own company. `after` replaces what the entry says, which
 * may name other customers or what the partner pays. Call it while they still are customers.
 */
export async function auditInCustomers(tx: Tx, entryId: string, customerIds: SQL, after: Facts | null = null): Promise<void> {
  await tx.execute(sql`SELECT heed_copy_audit_entry(${entryId}, ${customerIds}, ${after && JSON.stringify(after)}::jsonb)`);
}

/** A bulk change of one person is an entry about that person: named, found and erased as every other. */
async function onlySubject(tx: Tx, auditId: string): Promise<AuditEntry['subject'] | undefined> {
  const [person] = await rows<{ id: string; email: string }>(
    tx,
    sql`SELECT u.id, u.email FROM audit_subjects s JOIN users u ON u.company_id = s.company_id AND u.id = s.user_id WHERE s.audit_id = ${auditId}`,
  );
  return person && { type: 'user', id: person.id, label: person.email };
}

async function writeSubjects(tx: Tx, companyId: string, auditId: string, people: SQL): Promise<number> {
  const done = await tx.execute(
    sql`INSERT INTO audit_subjects (company_id, audit_id, user_id) SELECT ${companyId}::uuid, ${auditId}::uuid, s.id FROM (${people}) AS s(id)`,
  );
  return done.rowCount ?? 0;
}
