import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  type auditEntry,
  type AuditSubject,
  auditSubjects,
  type getAuditEntry,
  kindOfOne,
  type listAuditLog,
} from '#contract/company/audit';
import { companyLimits } from '#contract/company/limits';
import type { HandlerReply } from '#contract/kit/endpoint';
import { directoryName } from '../../core/actor.ts';
import { oneRow, rows } from '../../db/rows.ts';
import { searchWords } from '../../db/searchText.ts';
import type { Tx } from '../../db/tx.ts';
import { allOf, escapeLike, inRange, isOneOf } from '../../db/where.ts';
import { personNameSql } from '../../db/personName.ts';
import { matchesWord } from '../users/public.ts';

export type AuditEntryOut = z.output<typeof auditEntry>;
export type AuditFilter = NonNullable<z.output<NonNullable<(typeof listAuditLog)['query']>>['filter']>;
type Direction = 'ASC' | 'DESC';

/** The directory acts as an admin; the log shows it as what it is. */
const role = sql`CASE WHEN a.actor_id IS NULL AND a.actor_name = ${directoryName} THEN 'directory' ELSE a.actor_role END`;

/** The only person of an entry: its subject, or the one who was selected. */
const onlyPerson = sql`SELECT json_build_object('id', u.id, 'name', ${personNameSql('u')}, 'email', u.email)
  FROM users u WHERE u.company_id = a.company_id AND a.subject_count = 1 AND u.deleted_at IS NULL
    AND u.id = CASE a.subject_type WHEN 'user' THEN a.subject_id
      ELSE (SELECT s.user_id FROM audit_subjects s WHERE s.company_id = a.company_id AND s.audit_id = a.id LIMIT 1) END`;

const columns = sql`a.id, a.at, a.action, a.subject_count AS "subjectCount", a.before, a.after,
  json_build_object('id', a.actor_id, 'name', a.actor_name, 'email', a.actor_email, 'role', ${role}, 'companyId', a.actor_company_id, 'apiKey', a.actor_key) AS actor,
  json_build_object('type', a.subject_type, 'id', a.subject_id, 'label', a.subject_label) AS subject, (${onlyPerson}) AS person`;

/** Entries of which the person is the actor, the subject, or one of the subjects of a bulk change. */
const involves = (companyId: string, ids: readonly string[]): SQL => sql`(${isOneOf(sql`a.actor_id`, { among: ids }, 'uuid')}
  OR ${isOneOf(sql`a.subject_id`, { among: ids }, 'uuid')}
  OR a.id IN (SELECT s.audit_id FROM audit_subjects s WHERE s.company_id = ${companyId} AND ${isOneOf(sql`s.user_id`, { among: ids }, 'uuid')}))`;

/** A search that finds more people than this looks only at what entries say: almost all of them would match. */
const mostCalled = 1000;

/**
 * Entries that name what is searched, and those about people who are called so now, also among many. Ids are read once for the statement, as
 * arrays: as `IN` under OR the people would be searched for each entry.
 */
function mentions(companyId: string, search: string): SQL {
  const pattern = `%${escapeLike(search.toLowerCase())}%`;
  const written = sql`lower(a.actor_name || ' ' || a.actor_email || ' ' || a.subject_label) LIKE ${pattern}`;
  const called = sql`(SELECT CASE WHEN count(*) <= ${mostCalled}::int THEN coalesce(array_agg(f.id), '{}') ELSE '{}' END FROM (
    SELECT u.id FROM people u WHERE ${allOf(searchWords(search).map(matchesWord))} LIMIT ${mostCalled + 1}::int) f)::uuid[]`;
  return sql`(${written} OR a.subject_id = ANY(${called})
    OR a.id = ANY(ARRAY(SELECT DISTINCT s.audit_id FROM audit_subjects s WHERE s.company_id = ${companyId} AND s.user_id = ANY(${called}))))`;
}

/** A kind with the one that stands for many of it. */
function withMany(subjects: readonly AuditSubject[]): AuditSubject[] {
  const kinds = subjects.map(kindOfOne);
  return auditSubjects.filter((subject) => kinds.includes(kindOfOne(subject)));
}

function auditWhere(companyId: string, { actions, subjects, involved, isByOthers, period, search }: AuditFilter): SQL {
  return allOf([
    sql`a.company_id = ${companyId}`,
    isOneOf(sql`a.action`, { among: actions }),
    isOneOf(sql`a.subject_type`, { among: subjects && withMany(subjects) }),
    ...(involved ? [involves(companyId, involved)] : []),
    ...(isByOthers ? [sql`a.actor_company_id <> ${companyId}`] : []),
    inRange(sql`a.at`, { dateFrom: period?.[0], dateTo: period?.[1] }),
    ...(search ? [mentions(companyId, search)] : []),
  ]);
}

interface Page {
  direction: Direction;
  offset: number;
  limit: number;
}

const byTime = (direction: Direction) => sql`ORDER BY a.at ${sql.raw(direction)}, a.id ${sql.raw(direction)}`;

/** One page of entries sorted by time, then by id, so that pages never overlap. What an entry shows is looked up for this page only. */
export const findAuditEntries = (tx: Tx, companyId: string, filter: AuditFilter, { direction, offset, limit }: Page) =>
  rows<AuditEntryOut>(
    tx,
    sql`SELECT ${columns} FROM (SELECT a.* FROM audit_log a WHERE ${auditWhere(companyId, filter)} ${byTime(direction)}
      LIMIT ${limit} OFFSET ${offset}) a ${byTime(direction)}`,
  );

export async function countAuditEntries(tx: Tx, companyId: string, filter: AuditFilter): Promise<number> {
  const where = auditWhere(companyId, filter);
  return (await oneRow<{ n: number }>(tx, sql`SELECT count(*)::int AS n FROM audit_log a WHERE ${where}`)).n;
}

/**
 * Entries older than `after`, newest first, for exports. Entries written during the export are newer than the first row and not
 * included.
 */
export const nextAuditEntries = (tx: Tx, companyId: string, filter: AuditFilter, after: AuditEntryOut | undefined, limit: number) =>
  rows<AuditEntryOut>(
    tx,
    sql`SELECT ${columns} FROM audit_log a WHERE ${auditWhere(companyId, filter)}
      AND ${after ? sql`(a.at, a.id) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)` : sql`true`}
      ORDER BY a.at DESC, a.id DESC LIMIT ${limit}`,
  );

type Detail = HandlerReply<typeof getAuditEntry>;

/** One entry with the people of a bulk change; undefined if the company has no such entry. */
export async function findAuditEntry(tx: Tx, companyId: string, auditId: string): Promise<Detail | undefined> {
  const [entry] = await rows<AuditEntryOut>(
    tx,
    sql`SELECT ${columns} FROM audit_log a WHERE a.company_id = ${companyId} AND a.id = ${auditId}`,
  );
  if (!entry) return undefined;
  const people = await rows<Detail['people'][number]>(
    tx,
    sql`SELECT u.id, ${personNameSql('u')} AS name, CASE WHEN u.deleted_at IS NULL THEN u.email ELSE '' END AS email,
        u.deleted_at IS NOT NULL AS "isDeleted"
      FROM audit_subjects s JOIN users u ON u.company_id = s.company_id AND u.id = s.user_id
      WHERE s.company_id = ${companyId} AND s.audit_id = ${auditId} ORDER BY u.sort_name, u.id LIMIT ${companyLimits.auditPeople}`,
  );
  return { ...entry, people };
}
