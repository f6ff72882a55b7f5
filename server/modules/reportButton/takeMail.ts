import { sql } from 'drizzle-orm';
import { rows, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { Services } from '../../services.ts';
import { type ReportOutcome, recordReports } from '../simulationTruth/public.ts';
import { bounce } from './bounce.ts';
import type { MailFacts } from './recognise/facts.ts';
import { keysIn } from './recognise/tokensIn.ts';
import { reportRehearsals } from './rehearsals.ts';

/** A mail in the mailbox of a company, as it was read. */
export interface TakenMail {
  companyId: string;
  facts: MailFacts;
  /** When its server received it. */
  at: Date;
  /** Names it if it has no Message-ID. */
  rawHash: string;
}

/**
 * Takes a mail, as the owner: a person who reports the message that was sent to them has reported it. A report by a colleague is kept beside it
 * and counts nowhere, because mails are passed on. All else is ignored, and nothing of it stored: mails by strangers and programs, and what is
 * not ours or another company’s.
 */
export async function takeMail(tx: Tx, { secrets }: Pick<Services, 'secrets'>, mail: TakenMail): Promise<void> {
  const { companyId, facts, at } = mail;
  const { from, undelivered } = facts;
  const keys = keysIn(secrets, facts);
  if (keys.length === 0) return;
  if (undelivered !== null) return bounce(tx, { companyId, keys, recipient: undelivered });
  if (facts.isAutomatic || from === null) return;
  await reportRehearsals(tx, { companyId, keys, from, at });
  const mailHash = secrets.hash(facts.messageId ?? mail.rawHash, `report mail ${companyId}`);
  const found = await findMessages(tx, { companyId, keys, from, mailHash });
  const own = found.filter(({ isOwn }) => isOwn).map(({ id }) => ({ messageId: id, at }));
  const outcomes = await recordReports(tx, own, 'MAIL');
  const read = found.flatMap(({ id, isOwn, reporterId }): Read[] => {
    const outcome = isOwn ? outcomes.get(id) : 'colleague';
    return outcome && outcome !== 'notSent' ? [{ messageId: id, userId: reporterId, outcome }] : [];
  });
  await noteRead(tx, { companyId, mailHash, at }, read);
}

interface Reported {
  id: string;
  /** Whether the sender of the mail is its person. */
  isOwn: boolean;
  reporterId: string;
}

interface Search {
  companyId: string;
  keys: readonly Buffer[];
  from: string;
  mailHash: string;
}

/**
 * The messages of the company with these keys, if the mail was not read before and somebody of the company sent it. A person is also known by the
 * address to which their message went, which may have changed since.
 */
function findMessages(tx: Tx, { companyId, keys, from, mailHash }: Search): Promise<Reported[]> {
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
            WHERE r.company_id = m.company_id AND r.mail_hash = ${mailHash} AND r.message_id = m.id)) f
      WHERE f."reporterId" IS NOT NULL`,
  );
}

interface Read {
  messageId: string;
  userId: string;
  outcome: Exclude<ReportOutcome, 'notSent'> | 'colleague';
}

async function noteRead(
  tx: Tx,
  { companyId, mailHash, at }: { companyId: string; mailHash: string; at: Date },
  read: readonly Read[],
): Promise<void> {
  if (read.length === 0) return;
  const column = (of: (one: Read) => string) => sql.param(read.map(of));
  await run(
    tx,
    sql`INSERT INTO simulation_report_reads (company_id, mail_hash, message_id, user_id, outcome, at)
      SELECT ${companyId}, ${mailHash}, v.message_id, v.user_id, v.outcome, ${at}::timestamptz
      FROM unnest(${column(({ messageId }) => messageId)}::uuid[], ${column(({ userId }) => userId)}::uuid[],
        ${column(({ outcome }) => outcome)}::text[]) AS v(message_id, user_id, outcome)
      ON CONFLICT DO NOTHING`,
  );
}
