import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { BankEntryKind, listBankEntries, payIntoBank, reversePayment } from '#contract/billing/credit';
import { audit, auditInCustomers } from '../../audit.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { oneRow, rows, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { allOf, contains, isOneOf } from '../../db/where.ts';
import { readPage } from '../../db/page.ts';
import { personNameSql } from '../../db/personName.ts';
import { paged } from '../../reports/pages.ts';
import { inDollars } from '../billing/public.ts';
import { findBank } from './banks.ts';

type Entry = z.output<typeof reversePayment.reply>;
type Query = z.output<NonNullable<typeof listBankEntries.query>>;
type Payment = z.output<NonNullable<typeof payIntoBank.body>>;

const kind = sql`CASE WHEN e.invoice_id IS NOT NULL THEN 'withdrawal' WHEN e.reverses_id IS NOT NULL THEN 'reversal' ELSE 'payment' END`;
const columns = sql`e.id, e.company_id AS "bankId", v.name AS "bankName", ${kind} AS kind, e.cents::float8 AS cents, e.balance,
  coalesce(i.number, '') AS "invoiceNumber", e.note, coalesce(${personNameSql('a')}, '') AS "adminName",
  EXISTS (SELECT 1 FROM bank_entries r WHERE r.reverses_id = e.id) AS "isReversed", e.created_at AS "createdAt"`;
/** The entries `e` of these banks with the balance after each, their partners `v`, invoices and admins. */
const ledger = ({ companyId }: Actor, of: SQL): SQL => sql`(SELECT b.*, (sum(b.cents) OVER (PARTITION BY b.company_id
      ORDER BY b.created_at, b.id))::float8 AS balance FROM bank_entries b WHERE ${of}) e
  JOIN customers v ON v.id = e.company_id AND v.ancestor_id = ${companyId}
  LEFT JOIN invoices i ON i.id = e.invoice_id
  LEFT JOIN users a ON a.company_id = ${companyId} AND a.id = e.admin_id`;

/** One page of the ledger, newest first unless the query says otherwise. */
export async function findEntries(tx: Tx, actor: Actor, query: Query): Promise<{ data: Entry[]; totalCount: number }> {
  const [page, { banks, kinds, search }] = paged(query, { orderBy: 'createdAt', order: 'DESC' });
  const from = ledger(actor, isOneOf(sql`b.company_id`, { chosen: banks }, 'uuid'));
  const where = allOf([
    isOneOf(kind, { chosen: kinds }),
    ...contains(sql`v.name || ' ' || e.note || ' ' || coalesce(i.number, '')`, search),
  ]);
  const { items, totalCount } = await readPage<Entry>(tx, { columns, from, where, by: sql`e.created_at`, id: sql`e.id`, page });
  return { data: items, totalCount };
}

async function findEntry(tx: Tx, actor: Actor, bankId: string, id: string): Promise<Entry | undefined> {
  const [entry] = await rows<Entry>(
    tx,
    sql`SELECT ${columns} FROM ${ledger(actor, sql`b.company_id = ${bankId}`)} WHERE e.id = ${id}`,
  );
  return entry;
}

/** A purchase of the partner locks it too, so that nothing is withdrawn meanwhile. */
const lockPartner = (tx: Tx, bankId: string) => rows(tx, sql`SELECT heed_lock_customers(ARRAY[${bankId}::uuid])`);

/** The key of the call is the id of the entry. Refuses with not_found what is no partner, and with idempotency_key_used. */
export async function payIn(tx: Tx, actor: Actor, { bankId, cents, note, idempotencyKey }: Payment): Promise<Entry> {
  await lockPartner(tx, bankId);
  const { name, isPartner } = await findBank(tx, actor, bankId);
  if (!isPartner) throw new Refusal('not_found');
  const [made] = await rows<{ bankId: string; cents: number; note: string; kind: BankEntryKind }>(
    tx,
    sql`SELECT e.company_id AS "bankId", e.cents::float8 AS cents, e.note, ${kind} AS kind FROM bank_entries e WHERE e.id = ${idempotencyKey}`,
  );
  if (made) {
    const isSame = made.kind === 'payment' && made.bankId === bankId && made.cents === cents && made.note === note;
    if (!isSame) throw new Refusal('idempotency_key_used');
  } else {
    await run(tx, sql`INSERT INTO banks (company_id, created_at) VALUES (${bankId}, ${now()}) ON CONFLICT DO NOTHING`);
    await run(
      tx,
      sql`INSERT INTO bank_entries (id, company_id, cents, note, admin_id, created_at)
        VALUES (${idempotencyKey}, ${bankId}, ${cents}, ${note}, ${actor.userId}, ${now()})`,
    );
    await auditEntry(tx, actor, 'billing.credit_paid_in', { bankId, name, after: { amount: inDollars(cents), note } });
  }
  return written(tx, actor, bankId, idempotencyKey);
}

/** Refuses with not_found what is no payment, and with payment_used if the bank holds less. */
export async function reverse(tx: Tx, actor: Actor, entryId: string): Promise<Entry> {
  const [payment] = await rows<{ bankId: string; cents: number; note: string }>(
    tx,
    sql`SELECT e.company_id AS "bankId", e.cents::float8 AS cents, e.note FROM bank_entries e WHERE e.id = ${entryId} AND ${kind} = 'payment'`,
  );
  if (!payment) throw new Refusal('not_found');
  const { bankId, cents, note } = payment;
  await lockPartner(tx, bankId);
  const { name, balance } = await findBank(tx, actor, bankId);
  const [made] = await rows<{ id: string }>(tx, sql`SELECT id FROM bank_entries WHERE reverses_id = ${entryId}`);
  if (made) return written(tx, actor, bankId, made.id);
  if ((balance ?? 0) < cents) throw new Refusal('payment_used');
  const { id } = await oneRow<{ id: string }>(
    tx,
    sql`INSERT INTO bank_entries (company_id, cents, reverses_id, note, admin_id, created_at)
      VALUES (${bankId}, ${-cents}, ${entryId}, ${note}, ${actor.userId}, ${now()}) RETURNING id`,
  );
  await auditEntry(tx, actor, 'billing.credit_reversed', { bankId, name, after: { amount: inDollars(-cents), note } });
  return written(tx, actor, bankId, id);
}

async function written(tx: Tx, actor: Actor, bankId: string, id: string): Promise<Entry> {
  const entry = await findEntry(tx, actor, bankId, id);
  if (!entry) throw new Error('the entry is not there');
  return entry;
}

interface Audited {
  bankId: string;
  name: string;
  after: { amount: string; note: string };
}

/** In the audit logs of the house and of the partner. */
async function auditEntry(
  tx: Tx,
  actor: Actor,
  action: 'billing.credit_paid_in' | 'billing.credit_reversed',
  { bankId, name, after }: Audited,
): Promise<void> {
  const entryId = await audit(tx, actor, { action, subject: { type: 'company', id: bankId, label: name }, after });
  await auditInCustomers(tx, entryId, sql`ARRAY[${bankId}::uuid]`, after);
}
