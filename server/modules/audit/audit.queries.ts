import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AuditAction, auditEntry } from '#contract/company/audit';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { escapeLike } from '../../db/where.ts';

export type AuditEntryOut = z.output<typeof auditEntry>;

export interface AuditFilter {
  action?: AuditAction | undefined;
  actions?: readonly AuditAction[] | undefined;
  actorId?: string | undefined;
  subjectId?: string | undefined;
  q?: string | undefined;
}

interface Page {
  filter: AuditFilter;
  direction: 'ASC' | 'DESC';
  offset: number;
  limit: number;
}

/** The log of a person includes bulk changes that they were part of. */
function auditWhere(companyId: string, { action, actions, actorId, subjectId, q }: AuditFilter): SQL {
  const conditions = [sql`a.company_id = ${companyId}`];
  if (action) conditions.push(sql`a.action = ${action}`);
  if (actions) conditions.push(sql`a.action = ANY(${sql.param([...actions])}::text[])`);
  if (actorId) conditions.push(sql`a.actor_id = ${actorId}`);
  if (subjectId) {
    const bulk = sql`SELECT s.audit_id FROM audit_subjects s WHERE s.company_id = ${companyId} AND s.user_id = ${subjectId}`;
    conditions.push(sql`(a.subject_id = ${subjectId} OR a.id IN (${bulk}))`);
  }
  if (q) {
    const pattern = `%${escapeLike(q.toLowerCase())}%`;
    conditions.push(sql`lower(a.actor_name || ' ' || a.actor_email || ' ' || a.subject_label) LIKE ${pattern}`);
  }
  return sql.join(conditions, sql` AND `);
}

/** One page of the company's audit log, and the number of matching entries. */
export async function findAuditEntries(tx: Tx, companyId: string, { filter, direction, offset, limit }: Page) {
  const where = auditWhere(companyId, filter);
  const entries = await rows<AuditEntryOut>(
    tx,
    sql`SELECT a.id, a.at, a.action, a.subject_count AS "subjectCount", a.before, a.after,
        json_build_object('id', a.actor_id, 'name', a.actor_name, 'email', a.actor_email, 'role', a.actor_role, 'companyId', a.actor_company_id) AS actor,
        json_build_object('type', a.subject_type, 'id', a.subject_id, 'label', a.subject_label) AS subject
      FROM audit_log a WHERE ${where} ORDER BY a.at ${sql.raw(direction)}, a.id ${sql.raw(direction)} LIMIT ${limit} OFFSET ${offset}`,
  );
  const { n } = await oneRow<{ n: number }>(tx, sql`SELECT count(*)::int AS n FROM audit_log a WHERE ${where}`);
  return { entries, total: n };
}
