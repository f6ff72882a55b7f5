import { type SQL, sql } from 'drizzle-orm';
import { run } from '../db/rows.ts';
import type { Tx } from '../db/tx.ts';
import { linkOf, templatesWhere } from './mailKind.ts';

/** Notices with which a change of address can be stopped; these are never cancelled. */
const stopNotices = () => templatesWhere((kind) => linkOf(kind)?.link === 'stop');
/** Mails whose one-time link would no longer be valid. */
const withVoidLinks = () => templatesWhere((kind) => ![undefined, 'stop'].includes(linkOf(kind)?.link));

/** Skips mails that are being delivered right now; `stillAddressed` checks those. */
const cancel = (tx: Tx, userId: string, which: SQL): Promise<number> =>
  run(
    tx,
    sql`UPDATE mails SET status = 'cancelled' WHERE id IN (
      SELECT id FROM mails WHERE user_id = ${userId} AND status = 'queued' AND ${which} FOR UPDATE SKIP LOCKED)`,
  );

/** Cancels the user's queued mails that carry a one-time link. */
export const cancelMailWithLinks = (tx: Tx, userId: string): Promise<number> =>
  cancel(tx, userId, sql`template = ANY(${sql.param(withVoidLinks())}::text[])`);

/** Cancels the user's queued mails to an address that is no longer theirs. */
export const cancelMailTo = (tx: Tx, userId: string, address: string): Promise<number> =>
  cancel(tx, userId, sql`recipient = ${address} AND template <> ALL(${sql.param(stopNotices())}::text[])`);

/** Cancels a mail that this process has claimed. */
export const cancelMail = (tx: Tx, id: string): Promise<number> =>
  run(tx, sql`UPDATE mails SET status = 'cancelled', claim_id = NULL, claimed_at = NULL WHERE id = ${id}`);
