import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { contract } from '#contract/index';
import type { salesRequest } from '#contract/help/sales';
import { audit } from '../../audit.ts';
import { Refusal } from '../../core/refusal.ts';
import { rows, run } from '../../db/rows.ts';
import { simpleList } from '../../db/simpleList.ts';
import type { Tx } from '../../db/tx.ts';
import { contains, isOneOf } from '../../db/where.ts';
import { salesRequests } from '../../db/schema.ts';
import type { Handlers } from '../../http/handler.ts';
import { completeRequest, requestSales } from './requestSales.ts';

const r = alias(salesRequests, 'r');

type SalesRequest = z.output<typeof salesRequest>;

const columns = sql`r.id, r.created_at AS "createdAt", r.full_name AS "fullName", r.company_name AS "companyName", r.email, r.phone,
  r.users_number AS "usersNumber", r.message, r.country, r.page_uri AS "pageUri", r.status`;
const from = sql`sales_requests r`;

async function findRequest(tx: Tx, id: string): Promise<SalesRequest> {
  const [found] = await rows<SalesRequest>(tx, sql`SELECT ${columns} FROM ${from} WHERE r.id = ${id}`);
  if (!found) throw new Refusal('not_found');
  return found;
}

export const handlers: Handlers<(typeof contract)['sales']> = {
  async requestSales({ tx, actor, services, body }) {
    await requestSales(tx, actor, body, services.env.salesEmail);
    return {};
  },
  async sendQuoteForm({ tx, actor, body }) {
    await completeRequest(tx, actor, body);
    return {};
  },
  listSalesRequests: ({ tx, query, contentRange }) =>
    simpleList<SalesRequest, 'createdAt' | 'usersNumber'>(tx, {
      columns,
      from,
      conditions: [
        isOneOf(sql`r.status`, { among: query.filter?.statuses }),
        ...contains(sql`r.full_name || ' ' || r.company_name || ' ' || r.email || ' ' || r.message`, query.filter?.search),
      ],
      orders: { createdAt: r.createdAt, usersNumber: r.usersNumber },
      id: r.id,
      query,
      contentRange,
    }),
  getSalesRequest: ({ tx, params }) => findRequest(tx, params.salesRequestId),
  async updateSalesRequest({ tx, actor, params, body: { status } }) {
    const { salesRequestId: id } = params;
    const changed = await run(tx, sql`UPDATE sales_requests SET status = ${status} WHERE id = ${id} AND status <> ${status}`);
    const found = await findRequest(tx, id);
    const subject = { type: 'salesRequest', id, label: found.companyName } as const;
    if (changed > 0) await audit(tx, actor, { action: status === 'closed' ? 'sales.closed' : 'sales.reopened', subject });
    return found;
  },
};
