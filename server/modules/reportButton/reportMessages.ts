import { sql } from 'drizzle-orm';
import { rows, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { type ReportOutcome, type ReportWay, recordReports } from '../simulationTruth/public.ts';

/** What somebody reported. */
export interface MadeReport {
  companyId: string;
  /** Of the messages that they show. */
  keys: readonly Buffer[];
  /** Who says to have made it, in lower case. */
  from: string;
  at: Date;
  way: ReportWay;
  /** By which the same report is known when it comes again. */
  hash: string;
}

/**
 * Takes a report, as the owner: a person who reports the message that was sent to them has reported it. A report by a colleague is kept beside it
 * and counts nowhere, because mails are passed on. Strangers, and keys of other companies, are ignored. Returns whether anything in it was sent
 * to the one who reports it.
 */
export async function reportMessages(tx: Tx, report: MadeReport): Promise<boolean> {
  const { at, way } = report;
  const isRehearsal = await reportRehearsals(tx, report);
  const found = await findMessages(tx, report);
  const own = found.filter(({ isOwn }) => isOwn).map(({ id }) => ({ messageId: id, at }));
  const outcomes = await recordReports(tx, own, way);
  const read = found.flatMap(({ id, isOwn, reporterId }): Read[] => {
    const outcome = isOwn ? outcomes.get(id) : 'colleague';
    return outcome && outcome !== 'notSent' ? [{ messageId: id, userId: reporterId, outcome }] : [];
  });
  // The mailbox shows how many of its mails were recognised. Of a button only what nothing else says is kept.
  await noteRead(tx, report, way === 'MAIL' ? read : read.filter(({ outcome }) => outcome === 'colleague'));
  return isRehearsal || own.length > 0;
}

/**
 * An admin who tries a simulation on themselves can report it, too, and sees that it was recognised. Returns whether a rehearsal of theirs has
 * one of these keys, also one that they had reported.
 */
async function reportRehearsals(tx: Tx, { companyId, keys, from, at, way }: MadeReport): Promise<boolean> {
  const own = sql`FROM simulation_rehearsals r
      WHERE r.company_id = ${companyId} AND r.key = ANY(${sql.param([...keys])}::bytea[]) AND lower(r.email) = ${from}`;
  await run(
    tx,
    sql`INSERT INTO simulation_rehearsal_events (company_id, rehearsal_id, kind, method, at, signals)
      SELECT r.company_id, r.id, 'report', ${way}, greatest(r.created_at, ${at}::timestamptz), 0 ${own}
        AND NOT EXISTS (SELECT FROM simulation_rehearsal_events e WHERE e.rehearsal_id = r.id AND e.kind = 'report')`,
  );
  return (await rows(tx, sql`SELECT 1 ${own}`)).length > 0;
}

interface Reported {
  id: string;
  /** Whether it was sent to the one who reports it. */
  isOwn: boolean;
  reporterId: string;
}

/**
 * The messages of the company with these keys, if the report did not come before and somebody of the company made it. A person is also known by the
 * address to which their message went, which may have changed since.
 */
function findMessages(tx: Tx, { companyId, keys, from, hash }: MadeReport): Promise<Reported[]> {
  return rows<Reported>(
    tx,
    sql`SELECT f.* FROM (
        SELECT m.id, ${from} IN (u.email, lower(m.sent_to)) AS "isOwn",
          CASE WHEN ${from} IN (u.email, lower(m.sent_to)) THEN u.id
            ELSE (SELECT o.id FROM users o WHERE o.company_id = m.company_id AND o.email = ${from} AND o.deleted_at IS NULL) END AS "reporterId"
        FROM simulation_messages m JOIN simulation_campaigns c ON c.id = m.campaign_id JOIN users u ON u.id = m.user_id
        WHERE m.company_id = ${companyId} AND m.key = ANY(${sql.param([...keys])}::bytea[]) AND c.deleted_at IS NULL
          AND m.status NOT IN ('cancelled', 'skipped')
          AND NOT EXISTS (SELECT FROM simulation_report_reads r
            WHERE r.company_id = m.company_id AND r.mail_hash = ${hash} AND r.message_id = m.id)) f
      WHERE f."reporterId" IS NOT NULL`,
  );
}

interface Read {
  messageId: string;
  userId: string;
  outcome: Exclude<ReportOutcome, 'notSent'> | 'colleague';
}

async function noteRead(tx: Tx, { companyId, hash, at }: MadeReport, read: readonly Read[]): Promise<void> {
  if (read.length === 0) return;
  const column = (of: (one: Read) => string) => sql.param(read.map(of));
  await run(
    tx,
    sql`INSERT INTO simulation_report_reads (company_id, mail_hash, message_id, user_id, outcome, at)
      SELECT ${companyId}, ${hash}, v.message_id, v.user_id, v.outcome, ${at}::timestamptz
      FROM unnest(${column(({ messageId }) => messageId)}::uuid[], ${column(({ userId }) => userId)}::uuid[],
        ${column(({ outcome }) => outcome)}::text[]) AS v(message_id, user_id, outcome)
      ON CONFLICT DO NOTHING`,
  );
}
