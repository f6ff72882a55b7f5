import { type SQL, sql } from 'drizzle-orm';
import { run } from '../db/rows.ts';
import type { Tx } from '../db/tx.ts';
import { linkOf, type MailTemplate } from './templates.ts';

const names = Object.keys(linkOf) as MailTemplate[];
/** Of these a link would be made that is worth nothing any more. */
const withVoidLinks = names.filter((name) => linkOf[name]?.kind !== 'stop');
const stopping = names.filter((name) => linkOf[name]?.kind === 'stop');

/**
 * Takes back mail to one person that waits: a notice with which a change of address can be stopped stays. What is being
 * delivered at this moment is left to `stillAddressed`.
 */
const cancel = (tx: Tx, userId: string, which: SQL): Promise<number> =>
  run(
    tx,
    sql`UPDATE mails SET status = 'cancelled' WHERE id IN (
      SELECT id FROM mails WHERE user_id = ${userId} AND status = 'queued' AND ${which} FOR UPDATE SKIP LOCKED)`,
  );

export const cancelMailWithLinks = (tx: Tx, userId: string): Promise<number> =>
  cancel(tx, userId, sql`template = ANY(${sql.param(withVoidLinks)}::text[])`);

/** Everything that waits for an address that is not the person's any more. */
export const cancelMailTo = (tx: Tx, userId: string, address: string): Promise<number> =>
  cancel(tx, userId, sql`recipient = ${address} AND template <> ALL(${sql.param(stopping)}::text[])`);
