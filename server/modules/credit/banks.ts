import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { listBanks, readBank } from '#contract/billing/credit';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { allOf, contains } from '../../db/where.ts';
import { readPage } from '../../db/page.ts';
import { paged } from '../../reports/pages.ts';

type Bank = z.output<typeof readBank.reply>;
type Query = z.output<NonNullable<typeof listBanks.query>>;

/** Every partner `v`, and what its entries sum up to. Sums of cents are exact as float8, and arrive as numbers. */
const columns = sql`v.id, v.name, v.company_type AS "companyType", v.is_partner AS "isPartner", s.balance, coalesce(s.paid_in, 0) AS "paidIn",
  coalesce(s.withdrawn, 0) AS withdrawn, s.last_at AS "lastEntryAt"`;
const partners = sql`customers v LEFT JOIN LATERAL (SELECT coalesce(sum(e.cents), 0)::float8 AS balance,
    coalesce(sum(e.cents) FILTER (WHERE e.invoice_id IS NULL), 0)::float8 AS paid_in,
    coalesce(-sum(e.cents) FILTER (WHERE e.invoice_id IS NOT NULL), 0)::float8 AS withdrawn, max(e.created_at) AS last_at
  FROM banks b LEFT JOIN bank_entries e ON e.company_id = b.company_id WHERE b.company_id = v.id GROUP BY b.company_id) s ON true`;
const orders = { name: sql`v.sort_name`, balance: sql`s.balance`, lastEntryAt: sql`s.last_at` } as const;

/** Partners, and companies that were partners and have a bank: staff can still reverse their payments. */
const below = ({ companyId }: Actor): SQL =>
  sql`v.ancestor_id = ${companyId} AND (v.is_partner OR EXISTS (SELECT 1 FROM banks k WHERE k.company_id = v.id))`;

/** One page of the banks. */
export async function findBanks(tx: Tx, actor: Actor, query: Query): Promise<{ data: Bank[]; totalCount: number }> {
  const [page, { search }] = paged(query, { orderBy: 'name', order: 'ASC' });
  const where = allOf([below(actor), ...contains(sql`v.name`, search)]);
  const counted = sql`customers v WHERE ${where}`;
  const listed = { columns, from: partners, where, by: orders[page.orderBy], id: sql`v.id`, page, counted };
  const { items, totalCount } = await readPage<Bank>(tx, listed);
  return { data: items, totalCount };
}

/** Refuses with not_found what neither is nor was a partner. */
export async function findBank(tx: Tx, actor: Actor, bankId: string): Promise<Bank> {
  const [bank] = await rows<Bank>(tx, sql`SELECT ${columns} FROM ${partners} WHERE ${below(actor)} AND v.id = ${bankId}`);
  if (!bank) throw new Refusal('not_found');
  return bank;
}
