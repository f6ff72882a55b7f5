import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { helpLimits } from '#contract/help/limits';
import type { listOwnTickets, listTickets, RequestStatus, ticket } from '#contract/help/support';
import { audit } from '../../audit.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { rows, run } from '../../db/rows.ts';
import { simpleList } from '../../db/simpleList.ts';
import type { Tx } from '../../db/tx.ts';
import { contains, isOneOf } from '../../db/where.ts';
import { supportTickets } from '../../db/schema.ts';
import type { Call } from '../../http/handler.ts';

const t = alias(supportTickets, 't');

type Ticket = z.output<typeof ticket>;

const columns = sql`t.id, t.number, t.created_at AS "createdAt", t.email, c.name AS "companyName", t.category, t.description, t.lang AS language, t.status`;
const from = sql`support_tickets t LEFT JOIN companies c ON c.id = t.company_id`;

export const findTickets = ({ tx, query, contentRange }: Call<typeof listTickets>) =>
  simpleList<Ticket, 'createdAt'>(tx, {
    columns,
    from,
    conditions: [
      isOneOf(sql`t.status`, { among: query.filter?.statuses }),
      isOneOf(sql`t.category`, { among: query.filter?.categories }),
      ...contains(
        sql`'#' || t.number || ' ' || t.email || ' ' || coalesce(c.name, '') || ' ' || t.description`,
        query.filter?.search,
      ),
    ],
    orders: { createdAt: t.createdAt },
    id: t.id,
    query,
    contentRange,
  });

/** The latest tickets of one person, of whatever company they were about. */
export const findOwnTickets = (tx: Tx, { userId }: Actor): Promise<z.output<(typeof listOwnTickets)['reply']>> =>
  rows(
    tx,
    sql`SELECT id, number, created_at AS "createdAt", category, description, status FROM support_tickets
      WHERE user_id = ${userId} ORDER BY created_at DESC, id LIMIT ${helpLimits.ownTickets}`,
  );

/** Refuses with not_found. */
export async function findTicket(tx: Tx, id: string): Promise<Ticket> {
  const [found] = await rows<Ticket>(tx, sql`SELECT ${columns} FROM ${from} WHERE t.id = ${id}`);
  if (!found) throw new Refusal('not_found');
  return found;
}

/** Closes a ticket or opens it again. */
export async function setTicketStatus(tx: Tx, actor: Actor, id: string, status: RequestStatus): Promise<Ticket> {
  const changed = await run(tx, sql`UPDATE support_tickets SET status = ${status} WHERE id = ${id} AND status <> ${status}`);
  const found = await findTicket(tx, id);
  const subject = { type: 'ticket', id, label: found.email } as const;
  if (changed > 0) await audit(tx, actor, { action: status === 'closed' ? 'support.closed' : 'support.reopened', subject });
  return found;
}
