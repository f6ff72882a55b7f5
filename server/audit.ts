import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { AuditAction } from '#contract/audit';
import type { Actor } from './core/actor.ts';
import { now } from './clock.ts';
import * as tables from './db/schema.ts';
import type { Tx } from './db/tx.ts';

type Facts = Record<string, unknown>;

export interface Act {
  action: AuditAction;
  /** What was acted on; for a bulk change its kind and a label that says what it was. */
  subject: { type: string; id?: string | null; label: string };
  /** Number of subjects; 1 unless given, or the number that `subjectsSql` finds. */
  count?: number;
  before?: Facts | null;
  after?: Facts | null;
  /** A query that gives one column of user ids: the people of a bulk change, written down by one statement. */
  subjectsSql?: SQL;
  /** How a bulk change chose its people: filters, search or a number of ids. Becomes part of `after`. */
  selection?: Facts;
}

const secret = /password|token|secret|hash|api_?key/i;
const withoutSecrets = (facts: Facts): Facts => Object.fromEntries(Object.entries(facts).filter(([name]) => !secret.test(name)));

/**
 * Writes what was done into the audit log of the company in scope, in the caller's transaction. One call is one row,
 * however many people it is about. Gives the row's id.
 */
export async function audit(tx: Tx, actor: Actor, act: Act): Promise<string> {
  const { action, subject, before, after, subjectsSql, selection } = act;
  const id = randomUUID();
  const found = subjectsSql ? await writeSubjects(tx, actor.companyId, id, subjectsSql) : undefined;
  const facts = after || selection ? { ...after, ...(selection && { selection }) } : null;
  await tx.insert(tables.auditLog).values({
    id,
    companyId: actor.companyId,
    at: now(),
    action,
    actorId: actor.userId,
    actorName: `${actor.name} ${actor.lastName}`.trim(),
    actorEmail: actor.email,
    actorRole: actor.role,
    actorCompanyId: actor.ownCompanyId,
    subjectType: subject.type,
    subjectId: subject.id ?? null,
    subjectLabel: subject.label,
    subjectCount: act.count ?? found ?? 1,
    before: before ? withoutSecrets(before) : null,
    after: facts && withoutSecrets(facts),
  });
  return id;
}

async function writeSubjects(tx: Tx, companyId: string, auditId: string, people: SQL): Promise<number> {
  const done = await tx.execute(
    sql`INSERT INTO audit_subjects (company_id, audit_id, user_id) SELECT ${companyId}::uuid, ${auditId}::uuid, s.id FROM (${people}) AS s(id)`,
  );
  return done.rowCount ?? 0;
}
