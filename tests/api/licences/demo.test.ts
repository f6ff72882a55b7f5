import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getLicences, type LicenceBalance } from '#contract/billing/licences';
import { listLicenceAllocations, listResellerTransactions, type Transaction } from '#contract/billing/transactions';
import { listResellerCustomers } from '#contract/partners/customers';
import { sessionHeader } from '#contract/session/sessionHeader';
import { demoPassword, makeDemo } from '#server/demo/index';
import { type BareServer, startBareServer } from '#tests/support/server/bareServer';
import { callAs } from '#tests/support/calls/callAs';

let server: BareServer;
const query = async <Row extends object>(text: string) => (await server.services.db.pool.query<Row>(text)).rows;

beforeAll(async () => {
  server = await startBareServer();
  expect(await makeDemo(server.services)).toBe(true);
}, 120_000);
afterAll(() => server.close());

/** Calls as the admin of Northstar; `accept` for a file. */
async function asNorthstar(accept = 'application/json') {
  const { token } = await server.signIn('reseller@northstar.example', demoPassword);
  const authorization = `Bearer ${token}`;
  const reply = await server.app.inject({ url: '/gateway/user', headers: { authorization } });
  const { sessionId, company_id: companyId } = reply.json<{ sessionId: string; company_id: string }>();
  return callAs(server, { authorization, [sessionHeader]: sessionId, accept }, companyId);
}

const northstar = `(SELECT id FROM companies WHERE slug = 'northstar')`;

describe('the licences of the demo', () => {
  it('are the same in the ledger, in holdings and in the lists of customers', async () => {
    const wrong = await query(`SELECT c.name FROM companies c
      LEFT JOIN (SELECT company_id, sum(seats)::int AS seats FROM seat_entries WHERE ends_at > now() GROUP BY 1) e ON e.company_id = c.id
      LEFT JOIN (SELECT company_id, sum(seats)::int AS seats FROM seat_holdings WHERE ends_at > now() GROUP BY 1) h ON h.company_id = c.id
      LEFT JOIN customer_list l ON l.company_id = c.id
      WHERE (coalesce(e.seats, 0), coalesce(h.seats, 0)) IS DISTINCT FROM (coalesce(l.licences, 0), coalesce(e.seats, 0))`);
    expect(wrong).toEqual([]);
    const [sums] =
      await query(`SELECT (SELECT sum(seats)::int FROM seat_entries) AS ledger, (SELECT sum(l.seats)::int FROM invoice_lines l
      JOIN invoices i ON i.id = l.invoice_id WHERE i.status IN ('open', 'paid', 'uncollectible')) AS bought`);
    expect(sums).toEqual({ ledger: expect.any(Number), bought: (sums as { ledger: number }).ledger });
  });

  it('put exactly the licensed customers on Boost', async () => {
    const wrong = await query(`SELECT c.name, c.has_boost, l.licences FROM companies c JOIN customer_list l ON l.company_id = c.id
      WHERE c.parent_id IS NOT NULL AND NOT c.is_partner AND c.has_boost <> (coalesce(l.licences, 0) > 0)`);
    expect(wrong).toEqual([]);
  });

  it('span two years of Northstar, with invoices in every state that it can see', async () => {
    const [found] = await query<{ states: string[]; days: number }>(`SELECT array_agg(DISTINCT status ORDER BY status) AS states,
      (extract(epoch FROM max(created_at) - min(created_at)) / 86400)::int AS days FROM invoices WHERE company_id = ${northstar}`);
    expect(found?.states).toEqual(['open', 'paid', 'uncollectible', 'void']);
    expect(found?.days).toBeGreaterThan(500);
    const [expired] = await query<{
      n: number;
    }>(`SELECT count(DISTINCT company_id)::int AS n FROM seat_entries WHERE ends_at < now()
      AND company_id IN (SELECT id FROM companies WHERE parent_id = ${northstar})`);
    expect(expired?.n).toBeGreaterThan(5);
  });

  it('are on the pages of Northstar as SQL counts them', async () => {
    const call = await asNorthstar();
    const [sums] = await query<Record<string, number>>(`SELECT count(*)::int AS n,
        sum(l.seats)::int AS seats, sum(l.seats::bigint * l.unit_cents)::int AS subtotal,
        (sum(heed_amount_due(i.id)) FILTER (WHERE i.status NOT IN ('paid', 'void')))::int AS due
      FROM invoices i JOIN invoice_lines l ON l.invoice_id = i.id WHERE i.company_id = ${northstar} OR i.parent_id = ${northstar}`);
    const rows: Transaction[] = [];
    for (let page = 1; rows.length < (sums?.['n'] ?? 0); page += 1)
      rows.push(
        ...(await call(listResellerTransactions, { query: { pageNumber: String(page), pageSize: '100' } })).json<{
          items: Transaction[];
        }>().items,
      );
    const sumOf = (pick: (row: Transaction) => number) => rows.reduce((sum, row) => sum + pick(row), 0);
    const shown = {
      n: rows.length,
      seats: sumOf((r) => r.licenses),
      subtotal: sumOf((r) => r.subtotal),
      due: sumOf((r) => r.amountDue),
    };
    expect(shown).toEqual(sums);
    const file = await (await asNorthstar('text/csv'))(listResellerTransactions);
    const lines = file.text.trim().split('\r\n').slice(1);
    expect(lines).toHaveLength(rows.length);
    const csvDue = lines
      .map((line) => /"?(-?\d+\.\d\d)"?,[^,]*,[^,]*,"?\d{4}-/.exec(line)?.[1] ?? '')
      .reduce((sum, cell) => sum + Number(cell) * 100, 0);
    expect(Math.round(csvDue)).toBe(sums?.['due']);
    const [ledger] = await query(
      `SELECT sum(seats)::int AS balance FROM seat_entries WHERE company_id = ${northstar} AND ends_at > now()`,
    );
    expect((await call(getLicences)).json<LicenceBalance>()).toMatchObject(ledger as object);
    const listed = (await call(listResellerCustomers, { query: { pageSize: '100' } }))
      .json<{ data: { companies: { subscription: { paidSeats: number | null } }[] } }>()
      .data.companies.reduce((sum, { subscription }) => sum + (subscription.paidSeats ?? 0), 0);
    const [below] = await query<{ n: number }>(`SELECT coalesce(sum(e.seats), 0)::int AS n FROM seat_entries e
      JOIN company_parentage p ON p.company_id = e.company_id WHERE p.ancestor_id = ${northstar} AND e.ends_at > now()`);
    expect(listed).toBe(below?.n);
    const given = (await call(listLicenceAllocations, { query: { pageSize: '100' } })).json<{
      items: { licenses: number }[];
      totalCount: number;
    }>();
    const [log] = await query<{ n: number }>(`SELECT count(*)::int AS n FROM licence_allocations WHERE company_id = ${northstar}`);
    expect(given.totalCount).toBe(log?.n);
  });
});
