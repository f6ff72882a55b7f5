import type { TestServer } from '../server/testServer.ts';

/** An invoice of a company for 50 seats of $24.00 that was due yesterday; its id. */
export async function anOverdueInvoice(server: TestServer, companyId: string): Promise<string> {
  const { pool } = server.services.db;
  const { rows } = await pool.query<{ id: string }>(
    `WITH i AS (INSERT INTO invoices (company_id, buyer_name, customer_id, customer_name, method, idempotency_key, admin_name, created_at)
        VALUES ($1, 'Meadow', $1, 'Meadow', 'invoice', gen_random_uuid(), 'Ada', now()) RETURNING id),
      l AS (INSERT INTO invoice_lines (invoice_id, company_id, seats, yearly_cents, unit_cents, discount_cents, starts_at, ends_at)
        SELECT id, $1, 50, 2400, 2400, 0, now(), now() + interval '300 days' FROM i)
      SELECT id FROM i`,
    [companyId],
  );
  const id = rows[0]?.id ?? '';
  await pool.query(
    `UPDATE invoices SET status = 'open', number = 'INV-T-' || left(id::text, 8), issued_at = now(), due_at = now() - interval '1 day'
      WHERE id = $1`,
    [id],
  );
  return id;
}
