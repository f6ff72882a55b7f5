import { eq, sql } from 'drizzle-orm';
import type { DeliveryFailure } from '#contract/company/mail';
import { now } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { rows } from '../db/rows.ts';
import { mailSenders } from '../db/schema.ts';
import { ownerTx, type Tx } from '../db/tx.ts';

interface OfCompany {
  companyId: string;
  /** The sender address of the mails. */
  fromEmail: string;
}

/** The mail server of a company. */
export interface SmtpSender extends OfCompany {
  kind: 'smtp';
  host: string;
  port: number;
  isSecure: boolean;
  username: string;
  sealedPassword: string;
}

/** A mailbox at Microsoft, whose owner lets the company send. */
export interface GraphSender extends OfCompany {
  kind: 'graph';
  sealedTokens: string;
}

/** A mail server or mailbox through which the mails of a company leave. */
export type Sender = SmtpSender | GraphSender;

/** `isProved`: the company of the sender has verified the domain of `fromEmail`, or one above it. */
export interface StoredSender {
  sender: Sender;
  isProved: boolean;
}

type Row = Pick<
  typeof mailSenders.$inferSelect,
  'companyId' | 'kind' | 'host' | 'port' | 'isSecure' | 'username' | 'sealedPassword' | 'sealedTokens' | 'fromEmail'
>;

/** The sender that a row describes; the table checks that its columns are those of its kind. */
export function toSender({ companyId, kind, fromEmail, sealedTokens, ...server }: Row): Sender {
  if (kind === 'graph') return { companyId, kind, fromEmail, sealedTokens: sealedTokens ?? '' };
  const { host, port, isSecure, username, sealedPassword } = server;
  return {
    companyId,
    kind,
    fromEmail,
    host: host ?? '',
    port: port ?? 0,
    isSecure: isSecure ?? true,
    username: username ?? '',
    sealedPassword: sealedPassword ?? '',
  };
}

/** A password opens only for the server and user that it was entered for. */
export const passwordContext = ({
  companyId,
  host,
  port,
  username,
}: Pick<SmtpSender, 'companyId' | 'host' | 'port' | 'username'>) => `mail server ${companyId} ${host}:${port} ${username}`;

/**
 * The sender of each of these companies: its own, or that of the nearest company above that is not suspended. Companies without one are
 * not in the map.
 */
export async function findSenders(tx: Tx, companyIds: readonly string[]): Promise<Map<string, StoredSender>> {
  const found = await rows<Row & { forCompany: string; isProved: boolean }>(
    tx,
    sql`SELECT m.id AS "forCompany", s.company_id AS "companyId", s.kind, s.host, s.port, s.is_secure AS "isSecure", s.username,
        s.sealed_password AS "sealedPassword", s.sealed_tokens AS "sealedTokens", s.from_email AS "fromEmail",
        heed_may_send_from(s.company_id, s.from_email) AS "isProved"
      FROM unnest(${sql.param([...new Set(companyIds)])}::uuid[]) AS m(id)
      CROSS JOIN LATERAL heed_sender_of(m.id) nearest JOIN mail_senders s ON s.company_id = nearest.company_id`,
  );
  return new Map(found.map(({ forCompany, isProved, ...row }) => [forCompany, { sender: toSender(row), isProved }]));
}

/** Records since when a sender accepts no mail; null if it works. The clock job notifies its admins. */
export async function noteSender(db: Database, companyId: string, failure: DeliveryFailure | null): Promise<void> {
  const since = sql`coalesce(${mailSenders.failingSince}, ${now()})`;
  const state = failure ? { failingSince: since, lastFailure: failure } : { failingSince: null, lastFailure: null };
  await ownerTx(db, (tx) => tx.update(mailSenders).set(state).where(eq(mailSenders.companyId, companyId)));
}
